"""A mistake is put in the place of a function, and compiled ones cannot be replaced.

So these tests belong to the interpreted form, and are not there in the other one.
"""

from __future__ import annotations

from coltexpress.compiled import is_compiled

collect_ignore = ["test_mistakes.py"] if is_compiled() else []

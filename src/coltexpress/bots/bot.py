"""What a bot is: something that answers a question from what its seat may know."""

from __future__ import annotations

from coltexpress.kernel.agenda import Ask
from coltexpress.kernel.views import View


class Bot:
    """A player without a person."""

    def choose(self, view: View, question: Ask) -> int:
        """One of the options of the question."""
        raise NotImplementedError

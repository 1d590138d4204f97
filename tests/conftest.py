"""What holds for all tests."""

import signal

from hypothesis import HealthCheck, settings

# A machine may be busy: how long an example takes is no reason to fail.
settings.register_profile("anywhere", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("anywhere")

# Whoever starts the tests in the background may have them ignore Ctrl-C, and all that they start
# with them. Some tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)

"""Settings that every test shares."""

import os

import hypothesis

# Tests run side by side, and so do the processes they start: threads of torch's that wait for each other's cores made
# a notebook five times as slow. Set before torch is loaded, here and in what a test starts.
if "PYTEST_XDIST_WORKER" in os.environ:
    os.environ.setdefault("OMP_NUM_THREADS", "1")

# A first call compiles for seconds, so a deadline an example would time the machine, not test the code.
hypothesis.settings.register_profile("azkit", deadline=None, max_examples=50)
hypothesis.settings.load_profile("azkit")

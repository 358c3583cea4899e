"""Settings that every test shares."""

import hypothesis

# A first call compiles for seconds, so a deadline an example would time the machine, not test the code.
hypothesis.settings.register_profile("azkit", deadline=None, max_examples=50)
hypothesis.settings.load_profile("azkit")

"""What the tests of this room share."""

from eager import eager  # noqa: F401

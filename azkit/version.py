"""The version of azkit."""

__version__ = "0.2.0"

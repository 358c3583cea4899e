"""Games: rules only, one game a file."""

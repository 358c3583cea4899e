"""Settings that every test shares."""

import re
from pathlib import Path

import hypothesis
import pytest

# A first call compiles for seconds, so a deadline an example would time the machine, not test the code.
hypothesis.settings.register_profile("azkit", deadline=None, max_examples=50)
hypothesis.settings.load_profile("azkit")


@pytest.fixture
def readme_game(tmp_path: Path) -> Path:
    """The file of the game that the README shows."""
    readme = Path(__file__).parent.parent / "README.md"
    blocks = re.findall(r"```python\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)
    (source,) = [block for block in blocks if "def make(" in block]
    file = tmp_path / "nim.py"
    file.write_text(source)
    return file

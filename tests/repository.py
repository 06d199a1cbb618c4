"""Where things are in the checkout."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
POSITIONS = ROOT / "python" / "nonuple" / "data" / "positions"

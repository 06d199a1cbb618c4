"""How long what people type may be."""

from typing import Annotated

import msgspec

Short = Annotated[str, msgspec.Meta(max_length=80)]
"""A name, a title, a place."""
Prose = Annotated[str, msgspec.Meta(max_length=500)]
"""Why, in a sentence or two."""

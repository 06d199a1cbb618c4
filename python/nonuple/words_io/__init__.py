"""Word lists on disk: the one shipped, those imported, and what their words are."""

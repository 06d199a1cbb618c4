"""The documentation as a site, French for the room, English for programmers: `python -m scripts.site`."""

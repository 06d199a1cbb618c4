"""A simultané on a server: what the organiser gathers, and what a centre receives, plays and sends back."""

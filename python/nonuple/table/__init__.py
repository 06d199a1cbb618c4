"""A table at which a free game is played: people at their own devices or around one, and computers."""

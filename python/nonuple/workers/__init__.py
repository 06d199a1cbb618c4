"""Many games, played by the processes of this machine or by a cluster: the same answers in the same order."""

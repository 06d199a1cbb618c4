"""The sentences that only the screens say, by catalogue: never imported to run a server."""

"""What arbiters and double arbiters do with the slips."""

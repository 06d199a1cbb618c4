"""Cases before the arbitration commission."""

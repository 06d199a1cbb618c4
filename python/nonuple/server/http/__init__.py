"""What is asked over HTTP, and how it is answered."""

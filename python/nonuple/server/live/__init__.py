"""What is shown live: channels, and the sockets that follow them."""

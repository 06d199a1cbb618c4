"""What a server hosts: activities, of which it knows no more than this."""

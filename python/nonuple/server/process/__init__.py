"""The server as a process of a machine: sockets, addresses, the clock, the computer it runs on."""

"""The server: rooms for friends, over HTTP and a socket."""

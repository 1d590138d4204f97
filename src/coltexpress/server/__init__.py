"""The server: tables for friends, over HTTP and a socket."""

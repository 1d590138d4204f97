"""The doors of the server: HTTP, the socket, the page, and what they let through."""

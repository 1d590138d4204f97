"""Messages that wake a page that is closed: web push, sent by this server itself."""

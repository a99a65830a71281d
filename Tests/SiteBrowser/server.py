"""A web server for a folder, under a path prefix, as a host of static files is one: no page is made up for
an address that has no file.
"""

import functools
import http.server
import threading


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # Connections stay open.
    disable_nagle_algorithm = True
    prefix = ""

    def translate_path(self, path):
        if not path.startswith(f"{self.prefix}/"):
            return super().translate_path("/there is no such file")
        return super().translate_path(path[len(self.prefix):])

    def end_headers(self):
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def log_message(self, *arguments):
        pass


def serve(folder, prefix):
    """Starts serving in a thread. Returns the server, which `shutdown` ends, and the address of the site."""
    handler = type("PrefixHandler", (Handler,), {"prefix": prefix})
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(handler, directory=folder))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_port}{prefix}"

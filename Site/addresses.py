"""Where a link of one of the repository's documents leads to in the site."""

import os
import re

from articles import page

# Documents that have a page of the site, and files that the site has as they are.
PAGES = {"Tools/README.md": "tools/", "Documentation/assistants.md": "assistants.md", "llms.txt": "llms.txt",
         "LICENSE": "license.txt", "CHANGELOG.md": "changelog/"}


class Addresses:
    """The addresses of files of the repository. `repository` is its address, if it is known."""

    def __init__(self, repository=None):
        self.repository = repository

    def of(self, link, document, root=""):
        """The address for a link of a document of the repository: of a page of the site, which begins with `root`,
        or of the file in the repository; `None` if there is neither.
        """
        if re.match(r"[a-z]+:", link):
            return link
        path, mark, place = link.partition("#")
        path = os.path.normpath(os.path.join(os.path.dirname(document), path)) if path else document
        anchor = f"#{place.capitalize() if path.startswith('Sources/') else place}" if mark else ""
        if path in PAGES:
            return f"{root}{PAGES[path]}{anchor}"
        if re.fullmatch(r"Sources/\w+/\w+\.docc/\w+\.md", path):
            return f"{root}{page(path)}{anchor}"
        if not os.path.exists(path):
            raise SystemExit(f"{document}: {path} does not exist")
        return f"{self.repository}/blob/main/{path}{mark}{place}" if self.repository else None

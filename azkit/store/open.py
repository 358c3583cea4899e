"""From a URI to its store."""

from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from ..errors import AzkitError
from .folder import Folder
from .store import Store

BUCKETS = ("s3", "gs", "az", "memory")


def open_store(uri: str) -> Store:
    """The store at a URI; a text without `://` is a folder, and `memory://NAME` is this process's own.

    Nothing is asked of it yet. Raises AzkitError for a URI that azkit does not know or a package that is missing.
    """
    scheme, separator, place = uri.partition("://")
    if not separator:
        return Folder(Path(uri))
    if scheme == "file":
        parts = urlsplit(uri)
        if parts.netloc not in ("", "localhost"):
            raise AzkitError(f"{uri} names another machine: write file:///ABSOLUTE/PATH, or the folder alone")
        return Folder(Path(url2pathname(parts.path)))
    if not place.strip("/"):
        raise AzkitError(f"{uri} names no place: write {scheme}://BUCKET/FOLDER")
    try:
        if scheme in BUCKETS:
            from .bucket import Bucket as Kind
        else:
            from .anywhere import Anywhere as Kind
        return Kind(uri)
    except ImportError as error:
        raise AzkitError(f'{uri} needs a package that is missing ({error}): pip install "azkit[cluster]"') from error

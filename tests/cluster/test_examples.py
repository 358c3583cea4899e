"""The examples for clusters stand as they are: commands that azkit has, files that Ray and Kubernetes take."""

import re
import shlex
from pathlib import Path

import pytest
import typer
import yaml

from azkit.app.cli import app

EXAMPLES = Path(__file__).parents[2] / "azkit" / "cluster" / "examples"
FILES = sorted(EXAMPLES.iterdir())


def documents(name):
    return list(yaml.safe_load_all((EXAMPLES / name).read_text(encoding="utf-8")))


def commands(path):
    """All that a file has of azkit's command line, lists of words in brackets too."""
    text = path.read_text(encoding="utf-8").replace("[azkit, ", "[azkit ")
    for line in text.splitlines():
        for words in re.findall(
            r'(?:(?<=[\s"\[])|^)azkit (?:train|learner|actor|gate|rater|store)\b[^|;"\]]*(?:"\$\w+"[^|;"\]]*)*', line
        ):
            yield shlex.split(words.replace(", ", " ").replace("`", ""))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_commands_parse(path):
    found = list(commands(path))
    assert found
    group = typer.main.get_command(app)
    for _, name, *rest in found:
        group.commands[name].make_context(name, rest)  # raises for what is no option, and for what is missing


def test_a_wrong_option_would_be_found():
    with pytest.raises(Exception, match="No such option"):
        typer.main.get_command(app).commands["actor"].make_context("actor", ["--store", "s", "--worker", "2"])


def containers(spec):
    """All containers below a pod's or a cluster's specification."""
    if isinstance(spec, dict):
        for key, value in spec.items():
            yield from value if key == "containers" else containers(value)
    elif isinstance(spec, list):
        for value in spec:
            yield from containers(value)


def test_manifests_are_what_kubernetes_takes():
    (ray,), plain = documents("kuberay.yaml"), documents("kubernetes.yaml")
    assert (ray["apiVersion"], ray["kind"]) == ("ray.io/v1", "RayJob")
    cluster = ray["spec"]["rayClusterSpec"]
    assert set(cluster) == {"rayVersion", "headGroupSpec", "workerGroupSpecs"}
    assert {"groupName", "replicas", "minReplicas", "maxReplicas", "rayStartParams", "template"} == set(
        cluster["workerGroupSpecs"][0]
    )
    gpus = sum(group.get("replicas", 1) for group in [cluster["headGroupSpec"], *cluster["workerGroupSpecs"]])
    words = shlex.split(ray["spec"]["entrypoint"])
    workers, share = (float(words[words.index(flag) + 1]) for flag in ("--workers", "--gpus-per-actor"))
    assert workers * share + 1 <= gpus, "actors and learner ask for more GPUs than the cluster has"
    assert [(job["apiVersion"], job["kind"]) for job in plain] == [("batch/v1", "Job")] * 2
    for job in plain:
        assert job["spec"]["template"]["spec"]["restartPolicy"] == "OnFailure"
    for container in containers([ray, plain]):
        assert {"name", "image", "resources"} <= set(container) <= {"name", "image", "command", "envFrom", "resources"}
        assert container["resources"]["limits"]["nvidia.com/gpu"] == 1


@pytest.mark.slow
def test_ray_takes_the_cluster():
    util = pytest.importorskip("ray.autoscaler._private.util", reason='no ray: pip install "azkit[ray]"')
    (cluster,) = documents("cluster.yaml")
    util.validate_config(util.prepare_config(cluster))
    with pytest.raises(Exception, match="max_worker"):
        util.validate_config(util.prepare_config(cluster | {"max_worker": 3}))

# Reads Kubernetes manifests into the official client's models and writes them out again: a field that is unknown, missing or of
# the wrong type does not survive. Needs Debian's python3-kubernetes and python3-yaml.
import json, sys, yaml
from kubernetes import client

api = client.ApiClient()


class Text:
    def __init__(self, value):
        self.data = json.dumps(value)


failed = False
for path in sys.argv[1:]:
    for manifest in yaml.safe_load_all(open(path)):
        group, _, version = manifest["apiVersion"].rpartition("/")
        name = "".join(part[:1].upper() + part[1:] for part in (version, manifest["kind"]))
        if not hasattr(client, name):
            # Debian's client knows the autoscaler's second version under the name it had before it was settled.
            name = name.replace("V2", "V2beta2")
        try:
            model = api.deserialize(Text(manifest), name)
            again = api.sanitize_for_serialization(model)
        except (ValueError, AttributeError) as error:
            print(f"{path}: {manifest['kind']}: {error}", file=sys.stderr)
            failed = True
            continue
        if again != manifest:
            texts = json.dumps(manifest, sort_keys=True), json.dumps(again, sort_keys=True)
            print(f"{path}: {name} does not know all of this:", *texts, sep="\n", file=sys.stderr)
            failed = True
sys.exit(1 if failed else 0)

"""A real cluster needs the extra, and a machine that has time for it: it is for `make cluster`."""

import os

collect_ignore = [] if os.environ.get("NONUPLE_SOAK") == "1" else ["test_ray_cluster.py"]

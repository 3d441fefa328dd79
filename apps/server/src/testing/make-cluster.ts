// Run before the tests on a new copy of the repository. Without it, the first files of all workers and the servers that
// they start would create the same empty cluster at once, which takes longer than a hook may.
import { emptyCluster } from "#db/embedded/new-cluster.ts";

await emptyCluster();

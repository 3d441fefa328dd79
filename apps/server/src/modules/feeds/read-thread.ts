import { parentPort, workerData } from "node:worker_threads";
import { adapterNamed } from "./find-adapter.ts";
import { readLimited } from "./read-limited.ts";
import type { ReadTask } from "./read-limited.ts";

const { adapter: name, files } = workerData as ReadTask;
const adapter = adapterNamed(name);
if (adapter === undefined) throw new Error(`There is no feed ${name}`);
parentPort?.postMessage(readLimited(adapter, files));

import { parentPort, workerData } from "node:worker_threads";
import { computePromise } from "./compute-promise.ts";
import type { PromiseInput } from "./compute-promise.ts";

// Some seconds of processor time for a match: other calls are answered meanwhile.
parentPort?.postMessage(computePromise(workerData as PromiseInput));

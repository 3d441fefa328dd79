import { parentPort, workerData } from "node:worker_threads";
import { measurePosts } from "./measure.ts";
import type { MeasureInput } from "./measure.ts";

// Ranking takes a second of processor time for a match: other calls are answered meanwhile.
parentPort?.postMessage(measurePosts(workerData as MeasureInput));

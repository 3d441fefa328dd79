import { parentPort, workerData } from "node:worker_threads";
import { backtest } from "@teamwright/engine";
import type { BacktestInput } from "./run-backtest.ts";

// Ranking takes up to a second of processor time for a match: a server that runs this answers calls meanwhile.
const { matches, plan, request } = workerData as BacktestInput;
for (const played of matches) parentPort?.postMessage(backtest(played, plan, request));

import { parentPort, workerData } from "node:worker_threads";
import { learnSeason, promiseSeason } from "./invent-season.ts";
import type { InventedModel, InventedPromise } from "./invent-season.ts";
import { playSeason } from "./season.ts";

export type SeasonMessage =
  | { readonly kind: "model"; readonly value: InventedModel }
  | { readonly kind: "promise"; readonly value: InventedPromise }
  | { readonly kind: "end" };

const tell = (message: SeasonMessage): void => parentPort?.postMessage(message);

// Some seconds of processor time: the demo answers meanwhile. The model is first, because forecasts wait for it.
const season = playSeason(workerData as Date);
tell({ kind: "model", value: learnSeason(season) });
for (const value of promiseSeason(season)) tell({ kind: "promise", value });
tell({ kind: "end" });

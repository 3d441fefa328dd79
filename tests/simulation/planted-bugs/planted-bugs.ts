import type { PlantedBug } from "../planted-bug.ts";
import { attemptBugs } from "./attempts.ts";
import { bellBugs } from "./bell.ts";
import { databaseBugs } from "./database.ts";
import { deskBugs } from "./desks.ts";
import { forecastBugs } from "./forecasts.ts";
import { postBugs } from "./posts.ts";
import { powerBugs } from "./power-cuts.ts";
import { raceBugs } from "./races.ts";
import { syncBugs } from "./sync.ts";
import { tabBugs } from "./tabs.ts";
import { transferBugs } from "./transfers.ts";
import { vendorBugs } from "./vendors.ts";

/** Bugs that are easy to write; each replaces real code at run time. */
export const plantedBugs: readonly PlantedBug[] = [
  ...syncBugs,
  ...databaseBugs,
  ...transferBugs,
  ...postBugs,
  ...deskBugs,
  ...forecastBugs,
  ...attemptBugs,
  ...tabBugs,
  ...powerBugs,
  ...raceBugs,
  ...bellBugs,
  ...vendorBugs,
];

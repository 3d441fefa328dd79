import { pathTo } from "./paths.ts";

/** The screen with all teams of an attempt; teams for leagues have their own. */
export const pathToAttempt = (match: string, attempt: number | string, leagues = false): string =>
  leagues
    ? pathTo("displayAuto", { match, attempt })
    : pathTo("display", { match, attempt, ftype: 9, fvalue: 9 });

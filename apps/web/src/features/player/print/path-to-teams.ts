import type { OpenedState } from "../../../data/records/use-opened-attempt.ts";
import { pathTo } from "../../../lib/paths.ts";

/** The screen that shows the printed teams: a toss attempt has its own screen, with its league in the address. */
export const pathToTeams = (match: string, attempt: string, found: OpenedState): string =>
  found.state === "ready" && found.opened.attempt.type === "toss"
    ? pathTo("displayAuto", { match, attempt }) + location.search
    : pathTo("display", { match, attempt, ftype: 9, fvalue: 9 });

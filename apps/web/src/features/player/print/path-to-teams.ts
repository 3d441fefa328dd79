import type { OpenedState } from "#data/records/use-opened-attempt.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";

/** The screen that shows the printed teams: a toss attempt has its own screen, with its league in the address. */
export const pathToTeams = (match: string, attempt: string, found: OpenedState): string =>
  found.state === "ready" && found.openedAttempt.attempt.type === "toss"
    ? pathToAttempt(match, attempt, true) + location.search
    : pathToAttempt(match, attempt);

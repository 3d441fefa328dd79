import type { TransferOption } from "../plan/plan-transfer.ts";
import { identityOf } from "../plan/team.ts";
import type { WantedTeam } from "../plan/team.ts";

/** Why the app refused a team or a transfer stopped. Codes of the product's calls. */
export interface TransferFailure {
  readonly code: string;
  readonly message: string;
}

export interface SentTeam {
  readonly key: string;
  /** The app's id of the team. */
  readonly teamId: string;
}

export interface RefusedTeam extends TransferFailure {
  readonly key: string;
}

/**
 * A transfer as the device stores it before every step. It holds the wanted teams and their results, not the steps: the
 * remaining steps follow from what the app holds when the transfer continues.
 */
export interface TransferRecord {
  readonly version: 1;
  /** Random; idempotency keys begin with it. */
  readonly id: string;
  readonly app: string;
  /** The app's id of the match. */
  readonly matchId: string;
  readonly wanted: readonly WantedTeam[];
  readonly option: TransferOption;
  readonly sent: readonly SentTeam[];
  readonly refused: readonly RefusedTeam[];
  /**
   * What the teams are (`identityOf`) that the app held when the plan was made: a team that came to the app or to one of
   * its places later is not replaced. Absent until the app was asked.
   */
  readonly shownTeams?: readonly string[] | undefined;
  /**
   * Ids of the teams that the app held when the transfer began and that it did not want: a sent team with one of them
   * replaced it. Absent until the app was asked.
   */
  readonly replaceable?: readonly string[] | undefined;
  /** How often what the app holds was read after every team had its reply; absent before the first. */
  readonly round?: number | undefined;
  readonly state: "running" | "stopped" | "finished";
  /** Why it stopped, or that the user paused it; null while it runs and once it is finished. */
  readonly stopped: TransferFailure | null;
}

export const newTransfer = (
  given: Pick<TransferRecord, "id" | "app" | "matchId" | "wanted" | "option" | "shownTeams">,
): TransferRecord => ({ version: 1, ...given, sent: [], refused: [], state: "running", stopped: null });

/** How many sent teams took the place of another team of the app. */
export function replacedCount({ sent, replaceable = [] }: TransferRecord): number {
  const before = new Set(replaceable);
  return sent.filter(({ teamId }) => before.has(teamId)).length;
}

/** Wanted teams that the app neither took nor refused. One that repeats a sent team is in the app. */
export function unsentTeams({ wanted, sent, refused }: TransferRecord): WantedTeam[] {
  const sentKeys = new Set(sent.map(({ key }) => key));
  const refusedKeys = new Set(refused.map(({ key }) => key));
  const there = new Set(wanted.filter(({ key }) => sentKeys.has(key)).map(identityOf));
  return wanted.filter((team) => !there.has(identityOf(team)) && !refusedKeys.has(team.key));
}

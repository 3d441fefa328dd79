import type { Strategy } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import { attemptRecord, attemptTeams } from "./attempt-record.ts";
import { database } from "./database.ts";
import { readableOf } from "./stored-record.ts";

/** Independent of the order of keys, because the database may return them in another order. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, plain(part)]);
};
const textOf = (strategy: Strategy | null): string => JSON.stringify(plain(strategy));

interface TeamsByStrategy {
  /** The attempts of this strategy, in their order. */
  readonly same: readonly TeamColumns[];
  readonly others: readonly TeamColumns[];
}

/** The stored teams of a match: those of the strategy, and the others. */
export async function teamsByStrategy(
  matchId: string,
  strategy: Strategy,
  db = database,
): Promise<TeamsByStrategy> {
  const attempts = readableOf(attemptRecord, await db.attempts.where("match_id").equals(matchId).toArray());
  const sets = readableOf(attemptTeams, await db.attemptTeams.where("match_id").equals(matchId).toArray());
  const wantedText = textOf(strategy);
  const attemptIds = new Set(
    attempts.filter((each) => textOf(each.selection_strategy) === wantedText).map(({ id }) => id),
  );
  const teams = (same: boolean) =>
    sets.filter(({ id }) => attemptIds.has(id) === same).map((set) => set.teams);
  return { same: teams(true), others: teams(false) };
}

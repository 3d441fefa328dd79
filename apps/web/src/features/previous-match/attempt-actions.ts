import { fail, succeed } from "@teamwright/domain";
import { messages } from "@teamwright/domain/messages";
import type { Outcome } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import { findAttempt } from "../../data/records/attempts.ts";
import type { AttemptRecord } from "../../data/records/attempt-record.ts";
import { mergeAttempts } from "../../data/records/merge-attempts.ts";
import type { AttemptRows } from "../../data/records/merge-attempts.ts";
import { replaceTeams } from "../../data/records/rearrange.ts";
import { engineClient } from "../../engine-client/engine-client.ts";
import { newSeed } from "../../lib/new-seed.ts";

/** Why the attempts cannot become one, in the documents' words; null when they can. */
export function mergeProblem(attempts: readonly Pick<AttemptRecord, "type">[]): string | null {
  if (attempts.some(({ type }) => type === "toss")) return messages.attempts.autoTeamsCannotBeMerged;
  return attempts.length < 2 ? messages.attempts.selectMoreToMerge : null;
}

/** Puts one attempt, with each team once, in the place of several. Resolves with the rows as they were. */
export async function mergeAll(
  matchId: string,
  attempts: readonly AttemptRecord[],
): Promise<Outcome<AttemptRows, string>> {
  const problem = mergeProblem(attempts);
  if (problem !== null) return fail(problem);
  const ids = attempts.map(({ id }) => id).toSorted((a, b) => a - b);
  const sets: TeamColumns[] = [];
  for (const id of ids) {
    const found = await findAttempt(matchId, id);
    if (found !== null) sets.push(found.teams.teams);
  }
  const [first, ...others] = sets;
  if (first === undefined || sets.length !== ids.length)
    return fail(messages.generic.errorWhileCollectingData);
  const merged = await engineClient.call("merge", { sets: [first, ...others] });
  if (!merged.ok) return fail(messages.generic.somethingWentWrong);
  const stored = await mergeAttempts({ matchId, ids, teams: merged.value });
  return stored.ok ? stored : fail(stored.error.message);
}

/** Puts the attempt's teams in random order and numbers them anew. Resolves with the teams as they were. */
export async function shuffleAttempt(matchId: string, id: number): Promise<Outcome<TeamColumns, string>> {
  const found = await findAttempt(matchId, id);
  if (found === null) return fail(messages.generic.errorWhileCollectingData);
  const before = found.teams.teams;
  const shuffled = await engineClient.call("shuffle", { teams: before, seed: newSeed() });
  if (!shuffled.ok) return fail(messages.generic.somethingWentWrong);
  const stored = await replaceTeams(matchId, id, shuffled.value);
  return stored.ok ? succeed(before) : fail(stored.error.message);
}

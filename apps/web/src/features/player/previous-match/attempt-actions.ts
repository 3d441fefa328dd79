import { t } from "#i18n/translate.ts";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import { findAttempt } from "#data/records/attempts.ts";
import type { AttemptRecord } from "#data/records/attempt-record.ts";
import { mergeAttempts } from "#data/records/merge-attempts.ts";
import type { MergeChange } from "#data/records/merge-attempts.ts";
import { replaceTeams } from "#data/records/rearrange.ts";
import type { TeamsChange } from "#data/records/rearrange.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import { newSeed } from "#lib/new-seed.ts";

/** Why the attempts cannot be merged, in the specification's words; null when they can. */
export function mergeProblem(attempts: readonly Pick<AttemptRecord, "type">[]): string | null {
  if (attempts.some(({ type }) => type === "toss")) return t("my-matches.autoTeamsCannotBeMerged");
  return attempts.length < 2 ? t("my-matches.selectMoreToMerge") : null;
}

/** Replaces several attempts by one, with each team once. Resolves with the change. */
export async function mergeAll(
  matchId: string,
  attempts: readonly AttemptRecord[],
): Promise<Outcome<MergeChange, string>> {
  const problem = mergeProblem(attempts);
  if (problem !== null) return fail(problem);
  const inOrder = attempts.toSorted((a, b) => a.id - b.id);
  const sets: TeamColumns[] = [];
  for (const { id } of inOrder) {
    const found = await findAttempt(matchId, id);
    if (found !== null) sets.push(found.teams.teams);
  }
  const [first, ...others] = sets;
  if (first === undefined || sets.length !== inOrder.length) return fail(t("shell.errorWhileCollectingData"));
  const mergedTeams = await engineClient.call("merge", { sets: [first, ...others] });
  if (!mergedTeams.ok) return fail(t("shell.somethingWentWrong"));
  const outcome = await mergeAttempts({ matchId, attempts: inOrder, sets, teams: mergedTeams.value });
  return outcome.ok ? outcome : fail(outcome.error.message);
}

/** Shuffles the attempt's teams and renumbers them. Resolves with the change. */
export async function shuffleAttempt(matchId: string, id: number): Promise<Outcome<TeamsChange, string>> {
  const openedAttempt = await findAttempt(matchId, id);
  if (openedAttempt === null) return fail(t("shell.errorWhileCollectingData"));
  const from = openedAttempt.teams.teams;
  const shuffledTeams = await engineClient.call("shuffle", { teams: from, seed: newSeed() });
  if (!shuffledTeams.ok) return fail(t("shell.somethingWentWrong"));
  const change = { from, to: shuffledTeams.value };
  const outcome = await replaceTeams(matchId, id, change);
  return outcome.ok ? succeed(change) : fail(outcome.error.message);
}

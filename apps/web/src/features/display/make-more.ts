import { messages } from "@teamwright/domain/messages";
import type { Outcome } from "@teamwright/domain";
import { fail } from "@teamwright/domain";
import { teamsOfMatch } from "../../data/records/attempts.ts";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { storeAttempt } from "../../data/records/store-attempt.ts";
import type { StoredAttempt } from "../../data/records/store-attempt.ts";
import { engineMatchOf, matchDetailOf } from "../../data/records/opened-attempt.ts";
import { isFault } from "../../engine-client/calls.ts";
import { engineClient } from "../../engine-client/engine-client.ts";
import type { CallOptions } from "../../engine-client/engine-client.ts";
import { currentText } from "../../i18n/text.ts";
import { newSeed } from "../../lib/new-seed.ts";

/**
 * Makes and stores so many more teams of the attempt's strategy, none of which the match has already. A failure is
 * "cancelled" or a sentence for the user.
 */
export async function makeMore(
  opened: OpenedAttempt,
  teams: number,
  options: CallOptions,
): Promise<Outcome<StoredAttempt, string>> {
  const strategy = opened.attempt.selection_strategy;
  if (strategy === null) return fail(currentText().teams.noStrategy);
  const made = await engineClient.generate({
    match: engineMatchOf(opened),
    strategy,
    teams,
    seed: newSeed(),
    avoid: await teamsOfMatch(opened.match.id),
    ...options,
  });
  if (!made.ok) {
    if (!isFault(made.error)) return fail(made.error.message);
    return fail(made.error.code === "cancelled" ? "cancelled" : messages.generic.somethingWentWrong);
  }
  if (made.value.teams.count === 0) return fail(messages.generation.outOfCombinations);
  const stored = await storeAttempt({
    match: matchDetailOf(opened),
    strategy,
    generation: made.value,
    generationType: opened.attempt.generation_type,
  });
  return stored.ok ? stored : fail(stored.error.message);
}

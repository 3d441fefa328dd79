import { messages } from "@teamwright/domain/messages";
import type { Outcome, Strategy } from "@teamwright/domain";
import { fail } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import { teamsByStrategy } from "../../data/records/teams-by-strategy.ts";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { storeAttempt } from "../../data/records/store-attempt.ts";
import type { StoredAttempt } from "../../data/records/store-attempt.ts";
import { engineMatchOf, matchDetailOf } from "../../data/records/opened-attempt.ts";
import { isFault } from "../../engine-client/calls.ts";
import { engineClient } from "../../engine-client/engine-client.ts";
import type { CallOptions } from "../../engine-client/engine-client.ts";
import { currentText } from "../../i18n/text.ts";
import { newSeed } from "../../lib/new-seed.ts";

/** Shares and differences are of a set; the other rules are each team's own. */
const speaksOfTheWhole = (strategy: Strategy): boolean =>
  Object.keys(strategy).some((key) => /exposure$|distribution$|^min_difference/.test(key));

/** The teams of all sets, each once. */
async function merged([first, ...others]: readonly TeamColumns[]): Promise<TeamColumns | undefined> {
  if (first === undefined) return undefined;
  const outcome = await engineClient.call("merge", { sets: [first, ...others] });
  return outcome.ok ? outcome.value : first;
}

/**
 * Makes and stores so many more teams of the attempt's strategy, none of which the match has already. What the
 * strategy says of its teams as a whole holds for those of all its attempts together. A failure is "cancelled" or a
 * sentence for the user.
 */
export async function makeMore(
  opened: OpenedAttempt,
  teams: number,
  options: CallOptions,
): Promise<Outcome<StoredAttempt, string>> {
  const strategy = opened.attempt.selection_strategy;
  if (strategy === null) return fail(currentText().teams.noStrategy);
  const { same, others } = await teamsByStrategy(opened.match.id, strategy);
  const whole = speaksOfTheWhole(strategy);
  const made = await engineClient.generate({
    match: engineMatchOf(opened),
    strategy,
    teams,
    seed: newSeed(),
    avoid: whole ? others : [...same, ...others],
    keep: whole ? await merged(same) : undefined,
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

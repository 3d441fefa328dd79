import { t } from "#i18n/translate.ts";
import type { Outcome, Strategy } from "@teamwright/domain";
import { fail } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import { distributionFields, setBoundFields } from "@teamwright/engine/team-set";
import { refusalText } from "@teamwright/text/strategy-bounds";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import { teamsByStrategy } from "#data/records/teams-by-strategy.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { beginStoring } from "#data/records/store-attempt.ts";
import type { StoredAttempt } from "#data/records/store-attempt.ts";
import { engineMatchOf, matchDetailOf } from "#data/records/opened-attempt.ts";
import { isFault } from "#engine-client/calls.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import type { CallOptions } from "#engine-client/engine-client.ts";
import { newSeed } from "#lib/new-seed.ts";

/** Shares and differences apply to a set; the other rules apply to each team. */
const speaksOfTheWhole = (strategy: Strategy): boolean =>
  [...setBoundFields, ...distributionFields].some((field) => strategy[field] !== undefined);

/** The teams of all sets, each once. */
async function mergeTeams([first, ...others]: readonly TeamColumns[]): Promise<TeamColumns | undefined> {
  if (first === undefined) return undefined;
  const outcome = await engineClient.call("merge", { sets: [first, ...others] });
  return outcome.ok ? outcome.value : first;
}

/**
 * Makes more teams of the attempt's strategy, different from all teams of the match, and begins to store them. The
 * strategy's bounds on the set hold for the teams of all its attempts together. A failure is "cancelled" or a message for
 * the user.
 */
export async function makeMore(
  openedAttempt: OpenedAttempt,
  teams: number,
  options: CallOptions,
): Promise<Outcome<StoredAttempt, string>> {
  const strategy = openedAttempt.attempt.selection_strategy;
  if (strategy === null) return fail(t("teams.noStrategy"));
  const { same, others } = await teamsByStrategy(openedAttempt.match.id, strategy);
  const whole = speaksOfTheWhole(strategy);
  const generation = await engineClient.generate({
    match: engineMatchOf(openedAttempt),
    strategy,
    teams,
    seed: newSeed(),
    avoid: whole ? others : [...same, ...others],
    keep: whole ? await mergeTeams(same) : undefined,
    ...options,
  });
  if (!generation.ok) {
    if (!isFault(generation.error))
      return fail(refusalText(boundWordsOf(matchDetailOf(openedAttempt)), generation.error));
    return fail(generation.error.code === "cancelled" ? "cancelled" : t("shell.somethingWentWrong"));
  }
  if (generation.value.teams.count === 0) return fail(t("common.outOfCombinations"));
  const outcome = await beginStoring({
    match: matchDetailOf(openedAttempt),
    strategy,
    generation: generation.value,
    generationType: openedAttempt.attempt.generation_type,
  });
  return outcome.ok ? outcome : fail(outcome.error.message);
}

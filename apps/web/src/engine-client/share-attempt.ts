import { fail, GENERATION_TYPE, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { engineMatchOf } from "#data/records/opened-attempt.ts";
import { fingerprintOfTeams, shareAddress } from "#data/strategy/share-link.ts";
import { drawTeams } from "./draw-teams.ts";

/** Why no link can make these teams again: they are not the unchanged result of one strategy and seed. */
export type NotSharable = "no_strategy" | "other_teams";

/**
 * The address that makes an attempt's teams on any device. The teams are drawn once more first. When the result differs
 * (a merged, shuffled or repaired attempt), no link is returned.
 */
export async function shareAttempt(
  openedAttempt: OpenedAttempt,
  origin: string,
): Promise<Outcome<string, NotSharable>> {
  const { match, attempt, teams } = openedAttempt;
  const { selection_strategy: strategy, seed, requested, generation_type: generationType, mix } = attempt;
  if (
    strategy === null ||
    seed === null ||
    generationType === GENERATION_TYPE.auto ||
    generationType === GENERATION_TYPE.subset
  )
    return fail("no_strategy");
  const again = await drawTeams(
    { match: engineMatchOf(openedAttempt), strategy, mix, teams: requested, seed },
    {},
  );
  const fingerprint = fingerprintOfTeams(teams.teams);
  if (!again.ok || fingerprintOfTeams(again.value.teams) !== fingerprint) return fail("other_teams");
  const sharedAttempt = {
    matchId: match.id,
    seed,
    teams: requested,
    generationType,
    strategy,
    mix,
    made: fingerprint,
  };
  return succeed(await shareAddress(sharedAttempt, teams.player_list, origin));
}

import { t } from "../../../../i18n/translate.ts";
import type { MatchDetail, Outcome } from "@teamwright/domain";
import { fail, GENERATION_TYPE } from "@teamwright/domain";
import type { EngineMatch, LeagueTeams } from "@teamwright/engine";
import { leagueLabel } from "../../../../blocks/team/leagues.ts";
import { beginStoring } from "../../../../data/records/store-attempt.ts";
import type { StoredAttempt } from "../../../../data/records/store-attempt.ts";
import { engineClient } from "../../../../engine-client/engine-client.ts";
import { newSeed } from "../../../../lib/new-seed.ts";

export interface AutoWanted {
  readonly match: MatchDetail;
  readonly engineMatch: EngineMatch;
  readonly pool: readonly number[];
  readonly rules: 0 | 1;
}

export interface AutoMade extends StoredAttempt {
  /** Descriptions of leagues that had no team at their usual credits. */
  readonly fallbacks: readonly string[];
}

const fallbackOf = ({ league, teams, asked, from }: LeagueTeams): string[] =>
  teams > 0 && from < asked
    ? [t("strategy.leagueFellBack", { league: leagueLabel(league), credits: from })]
    : [];

/** Makes the teams of the three leagues and begins to store them; fails when none of them has a team. */
export async function makeAutoTeams(
  wanted: AutoWanted,
  signal: AbortSignal,
): Promise<Outcome<AutoMade, string>> {
  const { match, engineMatch, pool, rules } = wanted;
  const seed = newSeed();
  const made = await engineClient.call("auto", { match: engineMatch, pool, rules, seed }, { signal });
  if (!made.ok) return fail(t("strategy.somethingWentWrongCapitals"));
  const { teams, leagues } = made.value;
  const stored = await beginStoring({
    match,
    strategy: null,
    type: "toss",
    generationType: GENERATION_TYPE.auto,
    leagues: leagues.map(({ league, teams: count, from }) => ({
      name: league,
      teams: count,
      min_credits: from,
    })),
    generation: { requested: teams.count, seed, possible: null, shortfalls: [], teams },
  });
  if (!stored.ok) return fail(stored.error.message);
  return { ok: true, value: { ...stored.value, fallbacks: leagues.flatMap(fallbackOf) } };
}

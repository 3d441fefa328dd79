import { sportByIndex } from "@teamwright/domain";
import { describePoints, learnPlayedMatch, makePointsModel } from "@teamwright/forecast";
import type { PlayableForecast, PlayerOfSquad } from "@teamwright/forecast";
import type { Db } from "#db/database.ts";
import type { StoredMatch } from "../matches/public.ts";
import { findPastMatches } from "./past-matches.ts";
import type { StoredPastMatch } from "./past-matches.ts";

/** Simulated matches are past ones: fewer of them are too little variety. */
const MIN_MATCHES = 20;

/** A forecast, and by what it was made. */
export interface ForecastOfModel {
  readonly document: PlayableForecast;
  /** Whether both line-ups are announced. */
  readonly announced: boolean;
  /** Whether the model may have learned from the match itself. */
  readonly hasLearned: boolean;
  readonly model: { readonly version: string; readonly invented: boolean };
}

/**
 * The forecast of a match that is not played ball by ball, by the points of finished matches of the installation. Null: there are
 * fewer than 20 of them by the same rules, or most players are in none.
 */
export async function pointsForecast(db: Db, match: StoredMatch): Promise<ForecastOfModel | null> {
  const past = bySameRules(await findPastMatches(db, match));
  const last = past.at(-1);
  if (last === undefined || past.length < MIN_MATCHES) return null;
  const model = makePointsModel();
  for (const each of past) learnPlayedMatch(model, each);
  const { starters } = sportByIndex(match.sport);
  const squads = ([0, 1] as const).map((side) => squadOf(match, side));
  const players = squads.flat();
  // As many as a line-up, as of a match that is played ball by ball.
  const knownCount = players.filter(({ id }) => model.forms.has(id)).length;
  if (squads.some((squad) => squad.length < starters) || knownCount < starters) return null;
  const learnedUntil = last.time.toISOString().slice(0, 10);
  const teams = [match.sides[0].name, match.sides[1].name] as const;
  const forecast = describePoints(model, { learnedUntil, teams, players });
  return {
    document: {
      ...forecast,
      players: forecast.players.map((player, at) => ({ ...player, id: String(players[at]!.index) })),
      ruleSet: last.rules,
    },
    announced: squads.every((squad) => squad.filter(({ playing }) => playing).length >= starters),
    hasLearned: false,
    model: {
      version: `${past.length} matches until ${learnedUntil}`,
      invented: past.some(({ invented }) => invented),
    },
  };
}

/** Points by other rules have other sizes: the matches by the rules of most of them. */
function bySameRules(matches: readonly StoredPastMatch[]): readonly StoredPastMatch[] {
  const groups = [...Map.groupBy(matches, ({ rules }) => rules).values()];
  return groups.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** The announced line-up; before it, or where the bench plays too, those of the squad who are not known to be out. */
function squadOf(match: StoredMatch, side: 0 | 1): (PlayerOfSquad & { readonly index: number })[] {
  const { starters, benchPlays } = sportByIndex(match.sport);
  const squad = match.players.filter((player) => player.side === side && !player.withdrawn);
  const announcedPlayers = squad.filter(({ playing }) => playing);
  const likely =
    announcedPlayers.length >= starters && !benchPlays
      ? announcedPlayers
      : squad.filter(({ playing, availability }) => playing || availability !== "unavailable");
  // An id that is not the feed's own is that of nobody in another match.
  return likely.map(({ index, fixedId, ownId, role, credits, playing }) => ({
    id: ownId ? fixedId : "",
    index,
    side,
    role,
    credits,
    playing,
  }));
}

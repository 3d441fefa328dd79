import { teamKey } from "../model/forecast-model.ts";
import type { ForecastModel } from "../model/forecast-model.ts";

/** What a match document leaves open, as far as the model can tell. */
export interface InferredSetting {
  /** Null: the model has learned neither side. */
  readonly female: boolean | null;
  /** The league as the model names it; null: none that it has learned. */
  readonly competition: string | null;
  /** The sides as the model names them; null: none that it has learned. */
  readonly teams: readonly [string | null, string | null];
  /** Whether both are national sides that the model has learned. */
  readonly nations: boolean;
}

interface LearnedSide {
  readonly female: boolean;
  readonly team: string;
  /** Sum of the squad's shares of the side's line-ups, and its part of the sum of all players. */
  readonly sum: number;
  readonly part: number;
}

/** Where the squad has less of a side's line-ups, it is another side. */
const MIN_PART = 0.4;

/**
 * Documents name sides and series in other words than archives, and do not tell men from women. A side is the one whose
 * recent line-ups had most of the squad; the league is the longest one that the series names.
 */
export function inferSetting(
  model: ForecastModel,
  series: string,
  squads: readonly [readonly string[], readonly string[]],
  knownFemale?: boolean,
): InferredSetting {
  const [left, right] = squads.map((squad) => likeliestSide(model, squad, knownFemale));
  const surest = (left?.sum ?? 0) >= (right?.sum ?? 0) ? left : right;
  const female = knownFemale ?? surest?.female ?? null;
  if (female === null) return { female, competition: null, teams: [null, null], nations: false };
  const nameOf = (side: LearnedSide | null | undefined): string | null =>
    side?.female === female && side.part >= MIN_PART ? side.team : null;
  const teams = [nameOf(left), nameOf(right)] as const;
  const { rows } = model.balls.effects;
  const nations = teams.every((team) => rows.has(`batting-nation/${teamKey(female, team ?? "")}`));
  return { female, competition: leagueOf(model, series, female), teams, nations };
}

function likeliestSide(
  { lineups }: ForecastModel,
  squad: readonly string[],
  knownFemale: boolean | undefined,
): LearnedSide | null {
  let best: LearnedSide | null = null;
  for (const [key, shares] of lineups) {
    const sum = squad.reduce((total, id) => total + (shares.get(id) ?? 0), 0);
    if (sum <= (best?.sum ?? 0)) continue;
    const all = [...shares.values()].reduce((total, share) => total + share, 0);
    const [gender = "", ...team] = key.split("/");
    const female = gender === "women";
    if (female === (knownFemale ?? female)) best = { female, team: team.join("/"), sum, part: sum / all };
  }
  return best;
}

function leagueOf({ balls }: ForecastModel, series: string, female: boolean): string | null {
  const gender = female ? "women" : "men";
  const prefix = `competition/${gender}: `;
  const name = series.toLowerCase();
  const league = [...balls.effects.rows.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((each) => name.includes(each.toLowerCase()))
    .reduce((longest, each) => (each.length > longest.length ? each : longest), "");
  return league === "" ? null : `${gender}: ${league}`;
}

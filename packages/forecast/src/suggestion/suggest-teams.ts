import { fail, succeed } from "@teamwright/domain";
import type { Outcome, Strategy } from "@teamwright/domain";
import { renumberTeams, scoreTeams, selectTeams } from "@teamwright/engine";
import type { Refusal, TeamColumns } from "@teamwright/engine";
import { chooseTeams } from "../choice/choose.ts";
import type { Choice } from "../choice/choose.ts";
import { chanceOf, findHits } from "../choice/hits.ts";
import type { Hits } from "../choice/hits.ts";
import { teamFigures } from "../choice/team-figures.ts";
import type { TeamFigures } from "../choice/team-figures.ts";
import { barsOf } from "../choice/team-outcomes.ts";
import { candidateTeams, meanPoints } from "./candidates.ts";
import type { ForecastMatch } from "./forecast-match.ts";

/** Teams with the highest chance that one of them is in the top of the field, and what is expected of them. */
export interface Suggestion {
  readonly teams: TeamColumns;
  /** On simulated matches that the choice did not use. */
  readonly chance: number;
  readonly figures: TeamFigures;
  /** On the simulated matches of the choice. */
  readonly choice: Choice;
  readonly candidates: number;
}

/** What a player gets who chooses nothing, and what is promised for every match. Source: docs/forecast.md. */
export const SUGGESTION = { teams: 20, share: 0.01, simulations: 4096, seed: 1 } as const;

export interface SuggestionRequest {
  /** Null: every legal team of the players who are likely to play. */
  readonly strategy: Strategy | null;
  readonly teams: number;
  /** The share of the field that counts as the top: 0.01. */
  readonly share: number;
  readonly seed: number;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export function suggestTeams(
  forecast: ForecastMatch,
  { strategy, teams: count, share, seed, onProgress }: SuggestionRequest,
): Outcome<Suggestion, Refusal> {
  const { match, legal, choosing } = forecast;
  const foundCandidates = candidateTeams({
    match,
    strategy: strategy ?? legal,
    simulation: choosing,
    seed,
    onProgress,
  });
  if (!foundCandidates.ok) return fail(foundCandidates.error);
  const candidates = foundCandidates.value;
  const choice = chooseFrom(forecast, candidates, count, share);
  const teams = renumberTeams(selectTeams(candidates, Uint32Array.from(choice.teams)));
  const { chance, figures } = measureTeams(forecast, teams, share);
  return succeed({ teams, chance, figures, choice, candidates: candidates.count });
}

/** The teams of a set with the highest chance that one of them is in the top, on the simulated matches for choices. */
export function chooseFrom(
  { choosing, field }: ForecastMatch,
  teams: TeamColumns,
  count: number,
  share: number,
): Choice {
  const expectedPoints = scoreTeams(teams, meanPoints(choosing, 0, choosing.matches));
  const order = [...expectedPoints.keys()].sort(
    (one, other) => expectedPoints[other]! - expectedPoints[one]!,
  );
  const [bar] = barsOf(field.teams, choosing, [share]);
  const hits = findHits({ teams, bar: bar!, simulation: choosing, from: 0, to: choosing.matches });
  return chooseTeams(hits, count, order);
}

/** Of each set of teams: that one of them is in the top, on simulated matches that no choice used. */
export function chancesOf(
  { measuring, field }: ForecastMatch,
  sets: readonly TeamColumns[],
  share: number,
): number[] {
  const [bar] = barsOf(field.teams, measuring, [share]);
  const range = { bar: bar!, simulation: measuring, from: 0, to: measuring.matches };
  return sets.map((teams) => chanceOf(findHits({ ...range, teams }), [...Array(teams.count).keys()]));
}

export interface MeasuredTeams {
  /** In which simulated matches each team is in the top of the field. */
  readonly hits: Hits;
  /** That one of the teams is. */
  readonly chance: number;
  readonly figures: TeamFigures;
}

/** What is expected of teams, on simulated matches that no choice used. */
export function measureTeams(
  { measuring, field }: ForecastMatch,
  teams: TeamColumns,
  share: number,
): MeasuredTeams {
  const [bar, top1, top10] = barsOf(field.teams, measuring, [share, 0.01, 0.1]);
  const hits = findHits({ teams, bar: bar!, simulation: measuring, from: 0, to: measuring.matches });
  return {
    hits,
    chance: chanceOf(hits, [...Array(teams.count).keys()]),
    figures: teamFigures(teams, measuring, top1!, top10!),
  };
}

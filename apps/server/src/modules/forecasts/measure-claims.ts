import { fromTeams } from "@teamwright/engine";
import type { EngineMatch } from "@teamwright/engine";
import { barsOf, chanceOf, fieldOf, findHits, SUGGESTION } from "@teamwright/forecast";
import type { PlayableForecast } from "@teamwright/forecast";
import { FIFTY, indexesOf } from "./compute-promise.ts";
import type { ComputedPromise } from "./compute-promise.ts";
import type { MeasuredClaim, StoredClaim } from "./schema.ts";

export type { MeasuredClaim } from "./schema.ts";

export interface PromiseToMeasure extends ComputedPromise {
  readonly match: EngineMatch;
  readonly document: PlayableForecast;
  readonly seed: number;
}

/**
 * What became of the claims. `points` are those of the players who were in the line-up, by player_index: a claim about
 * anybody else is left out.
 */
export function measureClaims(
  promise: PromiseToMeasure,
  points: ReadonlyMap<number, number>,
): MeasuredClaim[] {
  return promise.claims.flatMap((claim): MeasuredClaim[] => {
    const real = claim.subject === null ? setIsInTop(promise, points) : cameTrue(claim, points);
    return real === null ? [] : [{ kind: claim.kind, chance: claim.chance, real: real ? 1 : 0 }];
  });
}

function cameTrue(claim: StoredClaim, points: ReadonlyMap<number, number>): boolean | null {
  const scoredPoints = points.get(claim.subject ?? -1);
  if (scoredPoints === undefined) return null;
  if (claim.points === undefined) return scoredPoints >= FIFTY;
  return scoredPoints >= claim.points.low && scoredPoints <= claim.points.high;
}

/** Whether one of the teams has the points of the rank that bounds the top of the same field as in the promise. */
function setIsInTop(
  { match, document, seed, teams }: PromiseToMeasure,
  points: ReadonlyMap<number, number>,
): boolean | null {
  const field = fieldOf({ match, forecast: document, indexes: indexesOf(document) }, seed);
  const columns = fromTeams(teams, match);
  if (!field.ok || !columns.ok) return null;
  const size = 1 + Math.max(...match.players.map(({ player_index: index }) => index));
  const outcome = Float32Array.from({ length: size }, (_, index) => points.get(index) ?? 0);
  const simulation = { matches: 1, points: outcome };
  const [bar] = barsOf(field.value.teams, simulation, [SUGGESTION.share]);
  const hits = findHits({ teams: columns.value, bar: bar!, simulation, from: 0, to: 1 });
  return chanceOf(hits, [...Array(columns.value.count).keys()]) === 1;
}

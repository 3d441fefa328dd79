import type { Player } from "@teamwright/domain";
import { countIn, maskOf } from "@teamwright/engine/team-set";
import type { TeamColumns } from "@teamwright/engine/team-set";

export interface AttemptFacts {
  /** player_indexes, the captain of most teams first. */
  readonly captains: readonly number[];
  /** "6-5": the splits between the sides, the most frequent first. */
  readonly sides: readonly string[];
  /** The cheapest and the most expensive team. */
  readonly credits: readonly [least: number, most: number];
}

const mostFrequentFirst = <Key>(counts: ReadonlyMap<Key, number>): Key[] =>
  [...counts].toSorted(([, one], [, other]) => other - one).map(([key]) => key);

/** What an attempt's teams are like, in one pass; null for an attempt without teams. */
export function factsOfTeams(teams: TeamColumns, players: readonly Player[]): AttemptFacts | null {
  if (teams.count === 0) return null;
  const maskOfSide = (side: number): Uint32Array =>
    maskOf(players.filter((player) => player.team_index === side).map((player) => player.player_index));
  const [left, right] = [maskOfSide(0), maskOfSide(1)];
  const captains = new Map<number, number>();
  const sides = new Map<string, number>();
  let [least, most] = [Infinity, -Infinity];
  for (let row = 0; row < teams.count; row++) {
    const captain = teams.captain[row] ?? 0;
    const split = `${countIn(teams, row, left)}-${countIn(teams, row, right)}`;
    const credits = (teams.credits[row] ?? 0) / 100;
    captains.set(captain, (captains.get(captain) ?? 0) + 1);
    sides.set(split, (sides.get(split) ?? 0) + 1);
    least = Math.min(least, credits);
    most = Math.max(most, credits);
  }
  return { captains: mostFrequentFirst(captains), sides: mostFrequentFirst(sides), credits: [least, most] };
}

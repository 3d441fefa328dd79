import type { GivenMatch } from "../catalogue.ts";

const roles = ["WK", "WK", "BAT", "BAT", "BAT", "BAT", "AL", "AL", "AL", "BOWL", "BOWL", "BOWL"];

/** The fourth batsman costs 11 credits; a team of eleven with him costs more than 100. */
const DEAR = 5;

const side = (name: string, first: string) => ({
  name,
  short_name: name.slice(0, 3).toUpperCase(),
  players: roles.map((role, index) => ({
    name: `${first} Family${String.fromCharCode(97 + index)}`,
    role,
    credits: index === DEAR ? 11 : 9,
  })),
});

/** Two cricket matches with 12 players per side, of 9 credits each and one of 11; the first begins in an hour. */
export const sampleMatches = (now = Date.now()): GivenMatch[] =>
  ["first", "second"].map((key, index) => ({
    key,
    sport: "cricket",
    start_time: new Date(now + (index + 1) * 3_600_000).toISOString(),
    series_name: "Sample Trophy",
    left: side("Harbour", "Omkar"),
    right: side("Lantern", "Tane"),
  }));

export interface SamplePlayer {
  readonly id: string;
  readonly name: string;
  readonly side: "left" | "right";
  readonly role: string;
}

export interface SampleTeam {
  readonly players: readonly string[];
  readonly captain: string;
  readonly vice_captain: string;
}

/** Legal teams of a sample match: the same eleven players with different captains and vice-captains. */
export function sampleTeams(players: readonly SamplePlayer[], count: number): SampleTeam[] {
  const of = (which: "left" | "right", role: string, from: number, to: number) =>
    players.filter((player) => player.side === which && player.role === role).slice(from, to);
  const eleven = [
    ...of("left", "WK", 0, 1),
    ...of("left", "BAT", 0, 3),
    ...of("right", "AL", 0, 3),
    ...of("right", "BOWL", 0, 3),
    ...of("left", "AL", 0, 1),
  ].map(({ id }) => id);
  const pairs = eleven.flatMap((captain) =>
    eleven.filter((id) => id !== captain).map((viceCaptain) => [captain, viceCaptain] as const),
  );
  return pairs
    .slice(0, count)
    .map(([captain, viceCaptain]) => ({ players: eleven, captain, vice_captain: viceCaptain }));
}

import type { Strategy } from "@teamwright/domain";
import type { EngineMatch } from "@teamwright/engine";

/**
 * The exact count by enumeration: every subset of team size once, as bits, with role counts, sides and credits updated
 * incrementally, and the rules checked at the end. Supports combinations, partitions and credits.
 */
export function enumerateTeams(match: EngineMatch, strategy: Strategy): { lineups: number; teams: number } {
  const pool = match.players.filter((player) => strategy.players.includes(player.player_index));
  const role = Int32Array.from(pool, (player) => 16 ** player.role);
  const left = Int32Array.from(pool, (player) => (player.team_index === 0 ? 1 : 0));
  const credits = Int32Array.from(pool, (player) => Math.round(player.credits * 100));
  const captain = new Set(strategy.captains ?? strategy.players);
  const second = new Set(strategy.vice_captains ?? strategy.players);
  const leads = Int32Array.from(pool, (player) => (captain.has(player.player_index) ? 1 : 0));
  const seconds = Int32Array.from(pool, (player) => (second.has(player.player_index) ? 1 : 0));
  const combinations = new Uint8Array(16 ** 4);
  for (const combination of strategy.combinations ?? [])
    combinations[combination.reduce((sum, count, index) => sum + count * 16 ** index, 0)] = 1;
  const partitions = new Uint8Array(12);
  for (const [count] of strategy.partitions ?? []) partitions[count] = 1;
  const [least, most] = (strategy.credits ?? [0, 100]).map((value) => Math.round(value * 100)) as [
    number,
    number,
  ];
  let lineups = 0;
  let teams = 0;
  const extend = (
    from: number,
    open: number,
    roles: number,
    lefts: number,
    sum: number,
    c: number,
    v: number,
    bothCount: number,
  ): void => {
    if (open === 0) {
      if (combinations[roles] === 0 || partitions[lefts] === 0 || sum < least || sum > most) return;
      const pairs = c * v - bothCount;
      teams += pairs;
      if (pairs > 0) lineups++;
      return;
    }
    for (let index = from; index <= pool.length - open; index++) {
      const lead = leads[index]!;
      const follow = seconds[index]!;
      extend(
        index + 1,
        open - 1,
        roles + role[index]!,
        lefts + left[index]!,
        sum + credits[index]!,
        c + lead,
        v + follow,
        bothCount + lead * follow,
      );
    }
  };
  extend(0, 11, 0, 0, 0, 0, 0, 0);
  return { lineups, teams };
}

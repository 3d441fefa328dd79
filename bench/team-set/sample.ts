import { sportByIndex } from "@teamwright/domain/sports";
import type { Team } from "@teamwright/domain";
import type { EngineMatch, EnginePlayer } from "@teamwright/engine";

/** A fixed stream of numbers from 0 to 1 (mulberry32), so that every run measures the same teams. */
export function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixedState = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedState = (mixedState + Math.imul(mixedState ^ (mixedState >>> 7), 61 | mixedState)) ^ mixedState;
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 4294967296;
  };
}

/** An invented cricket match of 12 + 12 players with credits, ownership and points. */
export function benchMatch(perSide = 12): { match: EngineMatch; points: number[] } {
  const random = stream(20_260_101);
  const roles = [0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 0];
  const players = Array.from({ length: perSide * 2 }, (_, index): EnginePlayer => {
    const position = index % perSide;
    return {
      player_index: index,
      team_index: index < perSide ? 0 : 1,
      role: roles[position % roles.length]!,
      credits: 7.5 + Math.floor(random() * 7) / 2,
      selected_by: Math.floor(random() * 10_000) / 100,
      captain_percentage: Math.floor(random() * 2000) / 100,
      vice_captain_percentage: Math.floor(random() * 2000) / 100,
    };
  });
  return { match: { sport: 0, players }, points: players.map(() => Math.floor(random() * 240) / 2) };
}

/** Random teams of the match, legal in size only, which is enough for what is measured. */
export function benchTeams(match: EngineMatch, count: number): Team[] {
  const random = stream(7);
  const { roles, teamSize } = sportByIndex(match.sport);
  return Array.from({ length: count }, (_, row): Team => {
    const order = match.players.map((player) => ({ player, at: random() }));
    const members = order.toSorted((one, other) => one.at - other.at).slice(0, teamSize);
    const list = members.map(({ player }) => player);
    return {
      team_number: row + 1,
      credits: list.reduce((sum, player) => sum + player.credits, 0),
      team: roles.map((_role, role) =>
        list.filter((player) => player.role === role).map((player) => player.player_index),
      ),
      captain: list[0]!.player_index,
      vicecaptain: list[1]!.player_index,
    };
  });
}

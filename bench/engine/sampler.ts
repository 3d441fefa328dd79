import type { Strategy, Team } from "@teamwright/domain";
import { cricket } from "@teamwright/domain/sports";
import type { EngineMatch, EnginePlayer } from "@teamwright/engine";
import { stream } from "../team-set/sample.ts";

/** How many unsuccessful tries end a team, and the choice of one player or captain. The specification's figures. */
const TEAM_TRIES = 100_000;
const PICK_TRIES = 300;

export interface Sample {
  readonly teams: readonly Team[];
  readonly tries: number;
}

/**
 * Makes teams like the field's tools: a random combination, a random player for each place of each role until one is
 * new, then the checks in turn on the finished team, a random captain and vice-captain, and a text of the sorted team
 * to detect repeats.
 */
export function sampleTeams(
  match: EngineMatch,
  strategy: Strategy,
  wantedCount: number,
  most = Infinity,
): Sample {
  const random = stream(1);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!;
  const pool = match.players.filter((player) => strategy.players.includes(player.player_index));
  const roles = cricket.roles.map((_, role) => pool.filter((player) => player.role === role));
  const seenKeys = new Set<string>();
  const teams: Team[] = [];
  let fruitless = 0;
  let tries = 0;
  while (teams.length < wantedCount && fruitless < TEAM_TRIES && tries < most) {
    tries++;
    fruitless++;
    const team = pick(strategy.combinations ?? []).map((count, role) => fill(roles[role]!, count, pick));
    const members = team.flat();
    if (!fits(members, strategy)) continue;
    const leaders = lead(members, strategy, pick);
    if (leaders === undefined) continue;
    const indexes = members.map((player) => player.player_index);
    const key = `${indexes.toSorted((one, other) => one - other).join()}-${leaders.join()}`;
    if (seenKeys.has(key)) continue;
    seenKeys.add(key);
    fruitless = 0;
    teams.push({
      team_number: teams.length + 1,
      credits: members.reduce((sum, player) => sum + player.credits, 0),
      team: team.map((list) => list.map((player) => player.player_index)),
      captain: leaders[0],
      vicecaptain: leaders[1],
    });
  }
  return { teams, tries };
}

function fill(
  players: readonly EnginePlayer[],
  count: number,
  pick: (list: readonly EnginePlayer[]) => EnginePlayer,
): EnginePlayer[] {
  const chosenPlayers: EnginePlayer[] = [];
  for (let tries = 0; chosenPlayers.length < count && tries < PICK_TRIES; tries++) {
    const player = pick(players);
    if (!chosenPlayers.includes(player)) chosenPlayers.push(player);
  }
  return chosenPlayers;
}

function fits(members: readonly EnginePlayer[], strategy: Strategy): boolean {
  const indexes = members.map((player) => player.player_index);
  const credits = members.reduce((sum, player) => sum + player.credits, 0);
  const left = members.filter((player) => player.team_index === 0).length;
  const low = members.filter((player) => (player.selected_by ?? 0) < 50).length;
  const [least, most] = strategy.credits ?? [0, 100];
  return (
    members.length === cricket.teamSize &&
    (strategy.partitions?.some(([one, other]) => one === left && other === members.length - left) ?? true) &&
    credits >= least &&
    credits <= most &&
    (strategy.fixed?.every((index) => indexes.includes(index)) ?? true) &&
    (strategy.percentage?.splits.some(([one]) => one === low) ?? true)
  );
}

function lead(
  members: readonly EnginePlayer[],
  strategy: Strategy,
  pick: (list: readonly EnginePlayer[]) => EnginePlayer,
): readonly [number, number] | undefined {
  for (let tries = 0; tries < PICK_TRIES; tries++) {
    const captain = pick(members).player_index;
    const viceCaptain = pick(members).player_index;
    if (captain === viceCaptain) continue;
    if (strategy.captains?.includes(captain) === false) continue;
    if (strategy.vice_captains?.includes(viceCaptain) === false) continue;
    return [captain, viceCaptain];
  }
  return undefined;
}

import type { Strategy } from "@teamwright/domain";
import type { EngineMatch, EnginePlayer } from "@teamwright/engine";
import { stream } from "../team-set/sample.ts";

/**
 * The field's method: a random combination, random players for each role, then checks; random captain and vice-captain;
 * a text key to detect repeats. The method of `sampler.ts`, optimised by us: partial shuffles, early checks, no JSON.
 * It shows how much of the difference is due to the method.
 */
interface Sample {
  readonly teams: number;
  readonly tries: number;
}

export function sampleTuned(
  match: EngineMatch,
  strategy: Strategy,
  wantedCount: number,
  patience: number,
  most = Infinity,
): Sample {
  const random = stream(1);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!;
  const pool = match.players.filter((player) => strategy.players.includes(player.player_index));
  const byRole = [0, 1, 2, 3, 4].map((role) => pool.filter((player) => player.role === role));
  const combinations = strategy.combinations ?? [];
  const fixedPlayers = strategy.fixed ?? [];
  const [least, highest] = strategy.credits ?? [0, 100];
  const partitions = new Set(strategy.partitions?.map(([left]) => left));
  const captains = new Set(strategy.captains ?? strategy.players);
  const seconds = new Set(strategy.vice_captains ?? strategy.players);
  const seenKeys = new Set<string>();
  const teamsFound: { team: EnginePlayer[]; captain: number; viceCaptain: number }[] = [];
  let fruitless = 0;
  let tries = 0;
  while (teamsFound.length < wantedCount && fruitless < patience && tries < most) {
    tries++;
    fruitless++;
    const team: EnginePlayer[] = [];
    const combination = pick(combinations);
    for (let role = 0; role < combination.length; role++)
      draw(byRole[role]!, combination[role]!, random, team);
    if (team.length < 11) continue;
    let credits = 0;
    let left = 0;
    for (const player of team) {
      credits += player.credits;
      if (player.team_index === 0) left++;
    }
    if (credits < least || credits > highest || !partitions.has(left)) continue;
    const members = team.map((player) => player.player_index).sort((one, other) => one - other);
    if (!fixedPlayers.every((index) => members.includes(index))) continue;
    if (!splitFits(team, strategy)) continue;
    const leaders = members.filter((index) => captains.has(index));
    if (leaders.length === 0) continue;
    const captain = pick(leaders);
    const others = members.filter((index) => index !== captain && seconds.has(index));
    if (others.length === 0) continue;
    const viceCaptain = pick(others);
    const key = `${members.join()}|${captain}|${viceCaptain}`;
    if (seenKeys.has(key)) continue;
    seenKeys.add(key);
    teamsFound.push({ team, captain, viceCaptain });
    fruitless = 0;
  }
  return { teams: teamsFound.length, tries };
}

/** `count` different players of the role, by a partial shuffle of its list. */
function draw(players: EnginePlayer[], count: number, random: () => number, into: EnginePlayer[]): void {
  if (count > players.length) return;
  for (let index = 0; index < count; index++) {
    const other = index + Math.floor(random() * (players.length - index));
    const otherPlayer = players[other]!;
    players[other] = players[index]!;
    players[index] = otherPlayer;
    into.push(otherPlayer);
  }
}

function splitFits(team: readonly EnginePlayer[], { percentage }: Strategy): boolean {
  if (percentage === undefined) return true;
  const low = team.filter((player) => (player.selected_by ?? 0) < 50).length;
  return percentage.splits.some((split) => split[0] === low);
}

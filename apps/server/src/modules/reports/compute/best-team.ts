import type { ReportPlayer } from "@teamwright/contract";
import { cricket } from "@teamwright/domain";
import { dreamTeam, toTeam } from "@teamwright/engine";
import { dreamTeamFigures } from "./dream-team.ts";
import type { KnownDreamTeam } from "./facts.ts";
import { engineMatchOf } from "./suggested-range.ts";

const best = (players: readonly ReportPlayer[], count: number): readonly ReportPlayer[] =>
  players.toSorted((one, other) => other.points - one.points).slice(0, count);

/**
 * Players among whom a best team is to be found when credits bound nothing: the best eleven, the best of each role, and
 * the best of each role on each side. For anybody else in a team, one of these has as many points, is outside the team
 * and can come in: one of the best eleven; if that breaks the bounds of a role, the best of the same role; if it breaks
 * those of a side, the best of the same role on the same side.
 */
export function contenders(players: readonly ReportPlayer[]): readonly ReportPlayer[] {
  const bestPlayers = new Set(best(players, cricket.teamSize));
  for (const role of cricket.roles.keys()) {
    const alike = players.filter((player) => player.role === role);
    for (const group of [
      alike,
      alike.filter((player) => player.team_index === 0),
      alike.filter((player) => player.team_index === 1),
    ])
      for (const player of best(group, 1)) bestPlayers.add(player);
  }
  return players.filter((player) => bestPlayers.has(player));
}

/** The legal team with most points, exactly; null where the players form none. Unknown credits bound nothing. */
export function bestTeam(players: readonly ReportPlayer[]): KnownDreamTeam | null {
  const isPriced = players.every(({ credits }) => credits !== null);
  const pool = isPriced ? players : contenders(players);
  const match = engineMatchOf(isPriced ? players : players.map((player) => ({ ...player, credits: null })));
  const points: number[] = [];
  for (const player of players) points[player.player_index] = player.points;
  const dream = dreamTeam(
    match,
    pool.map(({ player_index }) => player_index),
    Array.from(points, (each) => each ?? 0),
  );
  if (!dream.ok || dream.value === null) return null;
  const { team, captain, vicecaptain } = toTeam(dream.value.teams, 0, match);
  const figures = dreamTeamFigures({ team, captain, vicecaptain }, players);
  if (!figures.ok) return null;
  const pickedTeam = {
    team,
    captain,
    vicecaptain,
    credits: figures.value.credits,
    points: figures.value.points,
  };
  return { picked: pickedTeam, figures: figures.value, players };
}

import { cricket } from "@teamwright/domain";
import { compile, generate, legalStrategy } from "@teamwright/engine";
import type { EngineMatch } from "@teamwright/engine";
import type { ForecastPlayer } from "../match/match-forecast.ts";

/** Random legal teams of the players, with equal credits. */
export function drawnTeams(players: readonly ForecastPlayer[], count: number, seed: number) {
  const match: EngineMatch = {
    sport: cricket.index,
    players: players.map(({ role, side }, index) => ({
      player_index: index,
      role: cricket.roles.findIndex(({ code }) => code === role),
      team_index: side,
      credits: 9,
      selected_by: 0,
      captain_percentage: null,
      vice_captain_percentage: null,
    })),
  };
  const plan = compile(match, legalStrategy(match, [...players.keys()]));
  if (!plan.ok) throw new Error(plan.error.code);
  const drawnRows = generate(plan.value, { teams: count, seed });
  if (!drawnRows.ok) throw new Error(drawnRows.error.code);
  return drawnRows.value.teams;
}

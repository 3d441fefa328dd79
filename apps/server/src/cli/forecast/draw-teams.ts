import { roleIndex } from "#modules/match-model/public.ts";
import { cricket } from "@teamwright/domain";
import { compile, generate, legalStrategy } from "@teamwright/engine";
import type { EngineMatch } from "@teamwright/engine";
import type { ForecastPlayer, TeamSet } from "@teamwright/forecast";

/** Archives have no credits: with equal ones every team is affordable. */
const CREDITS = 9;

/** Random legal teams of the players, by index; null where they form none. */
export function drawTeams(players: readonly ForecastPlayer[], count: number, seed: number): TeamSet | null {
  const match: EngineMatch = {
    sport: cricket.index,
    players: players.map(({ role, side }, index) => ({
      player_index: index,
      role: roleIndex(cricket, role) ?? 0,
      team_index: side,
      credits: CREDITS,
      selected_by: 0,
      captain_percentage: null,
      vice_captain_percentage: null,
    })),
  };
  const plan = compile(match, legalStrategy(match, [...players.keys()]));
  if (!plan.ok) return null;
  const drawnTeams = generate(plan.value, { teams: count, seed });
  return drawnTeams.ok ? drawnTeams.value.teams : null;
}

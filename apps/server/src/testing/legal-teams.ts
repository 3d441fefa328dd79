import type { Team } from "@teamwright/domain";
import { compile, generate, legalStrategy, toTeams } from "@teamwright/engine";
import type { EngineMatch } from "@teamwright/engine";

/** This many different legal teams of a match, as the web application sends them. */
export function teamsOfMatch(match: EngineMatch, count: number): Team[] {
  const everybody = match.players.map((player) => player.player_index);
  const plan = compile(match, legalStrategy(match, everybody));
  if (!plan.ok) throw new Error(`no plan: ${plan.error.code}`);
  const generation = generate(plan.value, { teams: count, seed: 1 });
  if (!generation.ok) throw new Error(`no teams: ${generation.error.code}`);
  return toTeams(generation.value.teams, match);
}

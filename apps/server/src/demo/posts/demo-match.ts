import type { MatchDetail, Player, Team } from "@teamwright/domain";
import { compile, generate, legalStrategy, toTeams } from "@teamwright/engine";
import type { Db } from "#db/database.ts";
import { detailOf, findMatch } from "#modules/matches/public.ts";

/** The demo's cricket match with line-ups and the one of the evening. */
export const LINEUPS = "demo-cricket-lineups";
export const EVENING = "demo-cricket-evening";

export async function demoMatch(db: Db, id: string): Promise<MatchDetail> {
  const kept = await findMatch(db, id);
  if (kept === null) throw new Error(`the demo has no match ${id}`);
  return detailOf(kept.shown);
}

const everybody = (match: MatchDetail): Player[] => [...match.left_team_players, ...match.right_team_players];

/** Players of a side who play, else who played last, in the order of the squad. */
export const likelyPlayers = (match: MatchDetail, side: "left" | "right"): Player[] => {
  const squad = side === "left" ? match.left_team_players : match.right_team_players;
  const playing = squad.filter(({ playing: plays }) => plays === 1);
  return playing.length > 0 ? playing : squad.filter(({ last_play }) => last_play === 1);
};

/** This many different teams of the likely players; the six dearest are captains and vice-captains. */
export function demoTeams(match: MatchDetail, teams: number, seed: number): Team[] {
  const likely = [...likelyPlayers(match, "left"), ...likelyPlayers(match, "right")];
  const leaders = likely
    .toSorted((one, other) => other.credits - one.credits)
    .slice(0, 6)
    .map(({ player_index }) => player_index);
  const engineMatch = { sport: match.sport_index, players: everybody(match) };
  const strategy = legalStrategy(
    engineMatch,
    likely.map(({ player_index }) => player_index),
  );
  const plan = compile(engineMatch, { ...strategy, captains: leaders, vice_captains: leaders });
  if (!plan.ok) throw new Error(`the demo's strategy is refused: ${plan.error.code}`);
  const generation = generate(plan.value, { teams, seed });
  if (!generation.ok) throw new Error(`the demo's teams are not made: ${generation.error.code}`);
  return toTeams(generation.value.teams, engineMatch);
}

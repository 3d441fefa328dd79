export { analyse, bestTeams, count, explain, generate } from "./teams.ts";
export type { Best, BestOptions, Generated, GenerateOptions, ScoredTeam } from "./teams.ts";
export { readMatch } from "./match.ts";
export type { Match, Player } from "./match.ts";
export { readPlayers } from "./players-csv.ts";
export type { Problem, ProblemCode } from "./problem.ts";
export type { Outcome, Shortfall, SportSlug, Strategy, Team } from "@teamwright/domain";
export type { Explanation, Possible, TeamAnalytics } from "@teamwright/engine";

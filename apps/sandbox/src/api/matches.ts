import { z } from "zod";
import type { AppMatch } from "../catalogue.ts";
import { DAY } from "../durations.ts";
import { Problem } from "../problem.ts";
import { sportName } from "../sports.ts";
import { sessionOf } from "./caller.ts";
import type { OperationCall, OperationRoute } from "./operation.ts";
import { parse } from "./parse.ts";

const listQuery = z.object({ sport: sportName.optional() });
const playersQuery = z.object({ left_team: z.string().optional(), right_team: z.string().optional() });

export const matchIdOf = ({ request }: OperationCall): string => (request.params as { match: string }).match;

const matchBody = (match: AppMatch, limit: number) => ({
  id: match.id,
  sport: match.sport,
  league_id: match.leagueId,
  series_name: match.seriesName,
  start_time: match.startTime,
  deadline: match.startTime,
  team_limit: limit,
  left_team: { name: match.left.name, short_name: match.left.shortName, image: "" },
  right_team: { name: match.right.name, short_name: match.right.shortName, image: "" },
});

/** Matches that begin in the future or began less than a day ago, soonest first. */
export const listMatches: OperationRoute = {
  operation: "list_matches",
  method: "GET",
  path: "/matches",
  answer: ({ sandbox, app, request }) => {
    sessionOf(sandbox, app, request);
    const { sport } = parse(listQuery, request.query);
    const oldest = sandbox.now() - DAY;
    return {
      matches: sandbox
        .matchesOf(app)
        .filter(
          (match) => (sport === undefined || match.sport === sport) && Date.parse(match.startTime) > oldest,
        )
        .toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime))
        .map((match) => matchBody(match, app.limit)),
    };
  },
};

export const listPlayers: OperationRoute = {
  operation: "list_players",
  method: "GET",
  path: "/matches/:match/players",
  answer: (call) => {
    const { sandbox, app, request } = call;
    sessionOf(sandbox, app, request);
    const match = sandbox.matchOf(app, matchIdOf(call));
    if (app.asksTeamNames) checkTeamNames(match, parse(playersQuery, request.query));
    return { match: matchBody(match, app.limit), players: [...match.players.values()] };
  },
};

function checkTeamNames(match: AppMatch, namedSides: z.infer<typeof playersQuery>): void {
  const isSide = (given: string | undefined, side: AppMatch["left"]) =>
    given === side.name || given === side.shortName;
  for (const [field, sentIds, side] of [
    ["left_team", namedSides.left_team, match.left],
    ["right_team", namedSides.right_team, match.right],
  ] as const)
    if (!isSide(sentIds, side))
      throw new Problem("invalid_request", `${field}: name the side as the match list names it.`, {
        details: { field },
      });
}

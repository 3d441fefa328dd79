import { bestTeams, toTeams } from "@teamwright/engine";
import { writeLineups } from "@teamwright/library";
import {
  acceptedValue,
  csvLine,
  engineCommand,
  sayNoTeams,
  sayShortfalls,
  withSentences,
} from "./command.ts";
import { exits } from "./inputs.ts";
import { readBestInputs } from "./projections.ts";

/** `teamwright best`: the teams with the most projected points, with every bound of the strategy. */
export const run = engineCommand(readBestInputs, (inputs, io) => {
  const { match, strategy, points, teams: count, format, nameOf, contest } = inputs;
  const best = acceptedValue(bestTeams(match, strategy, points, count), inputs);
  if (best.teams.count === 0) return sayNoTeams(inputs, io);
  sayShortfalls(inputs, best.shortfalls, io);
  const teams = toTeams(best.teams, match).map((team, row) => ({ ...team, points: best.points[row] ?? 0 }));
  if (format === "json") {
    io.stdout(`${JSON.stringify({ teams, shortfalls: withSentences(inputs, best.shortfalls) })}\n`);
    return exits.done;
  }
  if (contest !== undefined && format !== "csv") {
    io.stdout(writeLineups(contest, teams));
    return exits.done;
  }
  io.stdout(csvLine(["team_number", "points", "credits", "captain", "vicecaptain", "players"]));
  for (const { team_number: number, points: total, credits, captain, vicecaptain, team } of teams)
    io.stdout(
      csvLine([
        number,
        total,
        credits,
        nameOf(captain),
        nameOf(vicecaptain),
        team.flat().map(nameOf).join(" / "),
      ]),
    );
  return exits.done;
});

import { compile, countTeams } from "@teamwright/engine";
import { acceptedValue, csvLine, engineCommand, sayNoTeams } from "./command.ts";
import { exits, readInputs } from "./inputs.ts";

/** `teamwright count`: how many lineups and teams the strategy allows. */
export const run = engineCommand(readInputs, (inputs, io) => {
  const { lineups, teams } = countTeams(acceptedValue(compile(inputs.match, inputs.strategy), inputs));
  io.stdout(
    inputs.format === "csv"
      ? csvLine(["lineups", "teams"]) + csvLine([lineups, teams])
      : `${JSON.stringify({ lineups, teams })}\n`,
  );
  return teams === 0 ? sayNoTeams(inputs, io) : exits.done;
});

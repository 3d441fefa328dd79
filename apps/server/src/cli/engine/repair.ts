import { randomInt } from "node:crypto";
import { repairTeams, teamsToCsv, toTeams } from "@teamwright/engine";
import { acceptedValue, engineCommand, sayNoTeams, sayShortfalls, withSentences } from "./command.ts";
import { exits, readRepairInputs } from "./inputs.ts";

/** `teamwright repair`: given teams with the players who are out replaced, and the list of changes. */
export const run = engineCommand(readRepairInputs, (inputs, io) => {
  const { match, strategy, givenTeams, format, nameOf } = inputs;
  const seed = inputs.seed ?? randomInt(2 ** 47);
  const repair = acceptedValue(
    repairTeams(match, strategy, givenTeams, { out: inputs.out, in: inputs.in, seed }),
    inputs,
  );
  const { teams, changes, unrepaired, shortfalls, strategy: after } = repair;
  sayShortfalls(inputs, shortfalls, io);
  const isLost = unrepaired.length > 0 && changes.length === 0;
  if (format === "csv") io.stdout(teamsToCsv(teams, match, nameOf));
  else
    io.stdout(
      `${JSON.stringify({ seed, teams: toTeams(teams, match), changes, unrepaired, shortfalls: withSentences(inputs, shortfalls), strategy: after })}\n`,
    );
  return isLost ? sayNoTeams({ ...inputs, strategy: after }, io) : exits.done;
});

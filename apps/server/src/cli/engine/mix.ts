import { randomInt } from "node:crypto";
import { explain, generateMix, teamsToCsv, toTeams } from "@teamwright/engine";
import { acceptedValue, engineCommand, noTeamsText, sayShortfalls, withSentences } from "./command.ts";
import { exits, readMixInputs } from "./inputs.ts";

/** `teamwright mix`: teams of several strategies in one set; `strategy` of a team is its index in the file, from 0. */
export const run = engineCommand(readMixInputs, (inputs, io) => {
  const { match, parts, whole, teams: requestedCount, format, nameOf } = inputs;
  const seed = inputs.seed ?? randomInt(2 ** 47);
  const generation = generateMix(match, parts, { teams: requestedCount, seed, whole });
  if (!generation.ok && generation.error.code === "no-teams") {
    const empty = parts[Number(generation.error.field?.split(".")[1] ?? 0)]!;
    const why = noTeamsText(inputs, acceptedValue(explain(match, empty.strategy), inputs));
    io.stderr(`${generation.error.field ?? ""}: ${why}\n`);
    return exits.noTeams;
  }
  const {
    teams: columns,
    partOf,
    possible,
    union,
    shortfalls,
    difference,
  } = acceptedValue(generation, inputs);
  sayShortfalls(inputs, shortfalls, io);
  if (format === "csv") {
    io.stdout(teamsToCsv(columns, match, nameOf));
    return exits.done;
  }
  const teams = toTeams(columns, match).map((team, row) => ({ ...team, strategy: partOf[row] }));
  io.stdout(
    `${JSON.stringify({ possible, union, requested: requestedCount, seed, teams, shortfalls: withSentences(inputs, shortfalls), difference })}\n`,
  );
  return exits.done;
});

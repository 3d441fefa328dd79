import { randomInt } from "node:crypto";
import type { GenerationResult } from "@teamwright/domain";
import { compile, generate, teamsToCsv, toTeams } from "@teamwright/engine";
import { accepted, engineCommand, sayNoTeams } from "./command.ts";
import { exits, readInputs } from "./inputs.ts";

/** `teamwright generate`: the teams, as the result document or as CSV with names. Shortfalls go to standard error too. */
export const run = engineCommand(readInputs, (inputs, io) => {
  const { match, strategy, teams, format, nameOf } = inputs;
  const seed = inputs.seed ?? randomInt(2 ** 47);
  const made = generate(accepted(compile(match, strategy)), { teams, seed });
  if (!made.ok && made.error.code === "no-teams") return sayNoTeams(inputs, io);
  const { possible, requested, teams: columns, shortfalls } = accepted(made);
  for (const shortfall of shortfalls) io.stderr(`${shortfall.why}\n`);
  if (format === "csv") {
    io.stdout(teamsToCsv(columns, match, nameOf));
    if (inputs.seed === undefined) io.stderr(`Seed ${seed}\n`);
    return exits.done;
  }
  const result: GenerationResult = {
    possible,
    requested,
    seed,
    teams: toTeams(columns, match),
    shortfalls: [...shortfalls],
  };
  io.stdout(`${JSON.stringify(result)}\n`);
  return exits.done;
});

import { randomInt } from "node:crypto";
import type { GenerationResult } from "@teamwright/domain";
import { compile, generate, generateMore, teamsToCsv, toTeams } from "@teamwright/engine";
import { writeLineups } from "@teamwright/library";
import { acceptedValue, engineCommand, sayNoTeams, sayShortfalls, withSentences } from "./command.ts";
import { exits, readGenerateInputs } from "./inputs.ts";

/** `teamwright generate`: the teams, as the result document or as CSV with names. Shortfalls go to standard error too. */
export const run = engineCommand(readGenerateInputs, (inputs, io) => {
  const { match, strategy, teams, format, nameOf, contest, avoid, keep } = inputs;
  const seed = inputs.seed ?? randomInt(2 ** 47);
  const plan = acceptedValue(compile(match, strategy), inputs);
  const generation =
    avoid.length === 0 && keep === undefined
      ? generate(plan, { teams, seed })
      : generateMore(plan, { teams, seed, avoid, ...(keep === undefined ? {} : { keep }) });
  if (!generation.ok && generation.error.code === "no-teams") return sayNoTeams(inputs, io);
  const { possible, requested, teams: columns, shortfalls } = acceptedValue(generation, inputs);
  sayShortfalls(inputs, shortfalls, io);
  if (format !== "json") {
    io.stdout(
      contest !== undefined && format !== "csv"
        ? writeLineups(contest, toTeams(columns, match))
        : teamsToCsv(columns, match, nameOf),
    );
    if (inputs.seed === undefined) io.stderr(`Seed ${seed}\n`);
    return exits.done;
  }
  const result: GenerationResult = {
    possible,
    requested,
    seed,
    teams: toTeams(columns, match),
    shortfalls: withSentences(inputs, shortfalls),
  };
  io.stdout(`${JSON.stringify(result)}\n`);
  return exits.done;
});

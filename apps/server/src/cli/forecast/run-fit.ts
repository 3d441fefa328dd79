import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { dateOf, encodeModel, learnMatch, makeModel } from "@teamwright/forecast";
import { exit, UsageError } from "../command.ts";
import type { Io } from "../command.ts";
import { fileProblem } from "../file-problem.ts";
import { readRecords } from "./read-records.ts";

export interface FitOptions {
  readonly out?: string;
  readonly json?: true;
}

/** Fits the model to matches in the order of their days. Exit code 2 when a file had a problem; the others are learned. */
export async function runFit(paths: readonly string[], { out, json }: FitOptions, io: Io): Promise<number> {
  const { records, others, problems } = readRecords(paths, io);
  const model = makeModel();
  for (const record of records) learnMatch(model, record);
  const bytes = encodeModel(model);
  if (out !== undefined) write(resolve(io.cwd, out), out, bytes);
  const counts = {
    matches: records.length,
    other_formats: others,
    problems,
    players: model.histories.size,
    learned_until: records.length === 0 ? null : dateOf(model.day),
    bytes: bytes.length,
  };
  if (json === true) io.out(JSON.stringify(counts));
  else
    io.out(
      `${counts.matches} matches with ${counts.players} players until ${counts.learned_until ?? "no day"}; the model has ${counts.bytes} bytes. ` +
        `Other formats: ${others}. Problems: ${problems}.`,
    );
  return problems > 0 ? exit.badInput : exit.done;
}

function write(path: string, name: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw new UsageError(`${name} cannot be written: ${fileProblem(error)}`);
  }
}

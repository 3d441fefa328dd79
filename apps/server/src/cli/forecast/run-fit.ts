import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { dateOf, encodeModel, learnMatch, makeModel } from "@teamwright/forecast";
import type { Deps } from "#http/deps.ts";
import { exit, UsageError } from "../command.ts";
import type { Io, OnDatabase } from "../command.ts";
import { fileProblem } from "../file-problem.ts";
import { readRecords } from "./read-records.ts";

export interface FitOptions {
  readonly out?: string;
  readonly store?: true;
  readonly json?: true;
}

/** Fits the model to matches in the order of their days. Exit code 2 when a file had a problem; the others are learned. */
export async function runFit(
  paths: readonly string[],
  { out, store, json }: FitOptions,
  io: Io,
  onDatabase: OnDatabase,
): Promise<number> {
  const { records, others, problems } = await readRecords(paths, io);
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
  const code = store === true ? await storeModel(bytes, io, onDatabase) : exit.done;
  return code === exit.done && problems > 0 ? exit.badInput : code;
}

/** By a file, because a running server holds the embedded database and stores the model itself. */
async function storeModel(bytes: Uint8Array, io: Io, onDatabase: OnDatabase): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-model-"));
  try {
    const path = join(folder, "model");
    writeFileSync(path, bytes);
    const { importModel } = await import("./run-model.ts");
    const options = { source: "Cricsheet" };
    const run = { run: (deps: Deps, inner: Io) => importModel(path, options, deps, inner) };
    return await onDatabase(run, { ...io, out: io.err }, ["import", path]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(path: string, name: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw new UsageError(`${name} cannot be written: ${fileProblem(error)}`);
  }
}

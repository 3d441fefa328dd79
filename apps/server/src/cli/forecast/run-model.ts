import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Deps } from "#http/deps.ts";
import { findModel, saveModel } from "#modules/forecasts/public.ts";
import type { ModelHead } from "#modules/forecasts/public.ts";
import { exit, UsageError } from "../command.ts";
import type { Io } from "../command.ts";
import { fileProblem } from "../file-problem.ts";
import { modelOf } from "./model-file.ts";

export interface ModelImportOptions {
  readonly source: string;
  readonly json?: true;
}

/** Stores the model of the file. Exit code 2 when it is none. */
export async function importModel(
  file: string,
  { source, json }: ModelImportOptions,
  { database }: Deps,
  io: Io,
): Promise<number> {
  const content = read(resolve(io.cwd, file), file);
  const model = modelOf(content);
  if (!model.ok) throw new UsageError(`${file}: ${model.error}`);
  const head = await saveModel(database.db, { model: model.value, content, source, invented: false });
  tell(`Stored the model`, head, json, io);
  return exit.done;
}

/** Writes the stored model. Exit code 1 when there is none. */
export async function exportModel(
  file: string,
  { json }: { readonly json?: true },
  { database }: Deps,
  io: Io,
): Promise<number> {
  const storedModel = await findModel(database.db);
  if (storedModel === null) {
    io.err("There is no model: fit one and store it by teamwright forecast fit --store.");
    return exit.failed;
  }
  const { content, ...head } = storedModel;
  try {
    writeFileSync(resolve(io.cwd, file), content);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${fileProblem(error)}`, { cause: error });
  }
  tell(`Wrote ${content.length} bytes to ${file}: the model`, head, json, io);
  return exit.done;
}

function read(path: string, name: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${fileProblem(error)}`, { cause: error });
  }
}

function tell(action: string, head: ModelHead, json: true | undefined, io: Io): void {
  const { version, learnedUntil, matches, source } = head;
  if (json === true)
    io.out(
      JSON.stringify({ version, learned_until: learnedUntil, matches, source, invented: head.invented }),
    );
  else io.out(`${action} of ${matches} matches until ${learnedUntil}, from ${source}.`);
}

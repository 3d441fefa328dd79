import { decodeModel } from "@teamwright/forecast";
import type { ForecastModel } from "@teamwright/forecast";
import type { Database } from "#db/database.ts";
import { findModel, findModelHead } from "./model.repository.ts";
import type { ModelHead } from "./model.repository.ts";

export interface CurrentModel extends ModelHead {
  readonly model: ForecastModel;
}

/** Decoding takes longer than describing a match, so the last model stays in memory. */
const decodedModels = new WeakMap<Database, CurrentModel>();

/** Null: none is stored, or one that an earlier version of the product stored and this one cannot read. */
export async function currentModel(database: Database): Promise<CurrentModel | null> {
  const head = await findModelHead(database.db);
  if (head === null) return null;
  const last = decodedModels.get(database);
  if (last?.version === head.version) return last;
  const storedModel = await findModel(database.db);
  const model = storedModel && decodeModel(storedModel.content);
  if (storedModel === null || model?.ok !== true) return null;
  const { content: _content, ...rest } = storedModel;
  const current = { ...rest, model: model.value };
  decodedModels.set(database, current);
  return current;
}

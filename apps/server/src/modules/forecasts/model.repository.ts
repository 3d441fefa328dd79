import { createHash } from "node:crypto";
import { dateOf } from "@teamwright/forecast";
import type { ForecastModel } from "@teamwright/forecast";
import type { Db } from "#db/database.ts";
import { forecastModels } from "./schema.ts";

/** The stored model without its bytes. */
export interface ModelHead {
  readonly version: string;
  readonly learnedUntil: string;
  readonly matches: number;
  readonly source: string;
  readonly invented: boolean;
}

const head = {
  version: forecastModels.version,
  learnedUntil: forecastModels.learnedUntil,
  matches: forecastModels.matches,
  source: forecastModels.source,
  invented: forecastModels.invented,
};

/** Null: the installation has no model. */
export async function findModelHead(db: Db): Promise<ModelHead | null> {
  const [found] = await db.select(head).from(forecastModels);
  return found ?? null;
}

export async function findModel(db: Db): Promise<(ModelHead & { readonly content: Uint8Array }) | null> {
  const [found] = await db.select({ ...head, content: forecastModels.content }).from(forecastModels);
  return found ?? null;
}

export interface NewModel {
  readonly model: Pick<ForecastModel, "day" | "matches">;
  /** Of `encodeModel`. */
  readonly content: Uint8Array;
  readonly source: string;
  readonly invented: boolean;
}

/** Replaces the model. Instances use it for forecasts that they make from then on, at most a minute later. */
export async function saveModel(db: Db, { model, content, source, invented }: NewModel): Promise<ModelHead> {
  const row = {
    version: createHash("sha256").update(content).digest("base64url").slice(0, 22),
    learnedUntil: dateOf(model.day),
    matches: model.matches,
    source,
    invented,
  };
  const values = { ...row, content, createdAt: new Date() };
  await db
    .insert(forecastModels)
    .values(values)
    .onConflictDoUpdate({ target: forecastModels.id, set: values });
  return row;
}

import { readFileSync } from "node:fs";
import { encodeModel, learnMatch, makeModel, readCricsheet } from "@teamwright/forecast";
import type { ForecastModel } from "@teamwright/forecast";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf } from "#db/rows.ts";
import type { TestApp } from "#testing/test-app.ts";
import { adapterNamed, importMatches } from "#modules/feeds/public.ts";
import { dataFile, dataPath } from "#modules/feeds/testing/match-data.ts";
import { asUpcoming } from "#modules/match-model/public.ts";
import type { FeedMatch } from "#modules/match-model/public.ts";
import { announce } from "#modules/matches/public.ts";
import { saveModel } from "../model.repository.ts";

/** Matches of Rajasthan, Kolkata and others, before the one that `importForecastMatch` stores. */
const earlier = ["1216492", "1216496", "1216504"];
/** Rajasthan against Kolkata on 24 April 2021, with line-ups, roles, credits and points. */
const NUMBER = "1254075";

function fitModel(): ForecastModel {
  const model = makeModel();
  for (const id of [...earlier, NUMBER]) {
    const file: unknown = JSON.parse(readFileSync(dataPath(`cricket/cricsheet/${id}.json`), "utf8"));
    const record = readCricsheet(file, id);
    if (!record.ok) throw new Error(record.error);
    learnMatch(model, record.value);
  }
  return model;
}

let fittedModel: ForecastModel | undefined;

export async function storeModel({ deps }: TestApp): Promise<void> {
  const model = (fittedModel ??= fitModel());
  const content = encodeModel(model);
  await saveModel(deps.database.db, { model, content, source: "Cricsheet", invented: false });
}

/** Stores the match as it stood before it began, at that time; or, with `adjust`, as that returns it. */
export async function importForecastMatch(
  { deps }: TestApp,
  start: Date,
  adjust: (match: FeedMatch) => FeedMatch = (match) => asUpcoming([match], start)[0]!,
): Promise<string> {
  const outcome = await importMatches(deps.database.db, {
    adapter: adapterNamed("cricsheet")!,
    files: [dataFile(`cricket/cricsheet/${NUMBER}.json`), dataFile("cricket/fantasy/crosswalk.csv")],
    origin: "command",
    actorId: null,
    preview: false,
    adjust: (matches) => matches.map(adjust),
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  for (const { before, after } of outcome.value.shown) announce(deps.bus, before, after);
  return outcome.value.shown[0]!.after.id;
}

/** The time of the database, and every frozen forecast as a text. */
export async function storedForecasts({ deps }: TestApp): Promise<{ now: Date; forecasts: string[] }> {
  const rows = await rowsOf(
    deps.database.db,
    sql`select now() as now, array(select row_to_json(forecast_promises)::text from forecast_promises) as forecasts`,
    z.object({ now: z.coerce.date(), forecasts: z.array(z.string()) }),
  );
  return rows[0]!;
}

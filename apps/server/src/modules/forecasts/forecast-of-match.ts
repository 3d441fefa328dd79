import { cricket, matchStatuses } from "@teamwright/domain";
import { describeMatch, settingOfMatch } from "@teamwright/forecast";
import type { ForecastableMatch, PlayableForecast } from "@teamwright/forecast";
import type { Database } from "#db/database.ts";
import type { BusListener, Deps } from "#http/deps.ts";
import { changedMatch, detailOf, statusAt } from "../matches/public.ts";
import type { StoredMatch } from "../matches/public.ts";
import { currentModel } from "./current-model.ts";
import type { CurrentModel } from "./current-model.ts";
import { pointsForecast } from "./points-forecast.ts";
import type { ForecastOfModel } from "./points-forecast.ts";
import { findDocument } from "./promise.repository.ts";

/** The key of the cached payload. */
export const forecastKey = (matchId: string): string => `forecast:${matchId}`;

/** The forecast is made again after its match changed, as when line-ups are announced. */
export const forgetForecasts: BusListener = (message, { payloads }) => {
  const id = changedMatch(message);
  if (id !== null) payloads.forget(forecastKey(id));
};

/**
 * Of a match that has begun, the forecast that was frozen at its start; else one by the current model, unless that may have
 * learned from the match. Null: the match has none.
 */
export async function forecastOfMatch(
  { database }: Deps,
  match: StoredMatch,
): Promise<PlayableForecast | null> {
  const hasBegun = statusAt(match, new Date()) !== matchStatuses.notStarted;
  const frozenDocument = hasBegun ? await findDocument(database.db, match.id) : null;
  if (frozenDocument !== null) return frozenDocument;
  const forecast = await makeForecast(database, match);
  return forecast === null || (hasBegun && forecast.hasLearned) ? null : forecast.document;
}

/** A forecast by what is known now; null: the match has none. */
export async function makeForecast(database: Database, match: StoredMatch): Promise<ForecastOfModel | null> {
  const current = await currentModel(database);
  const setting = current && settingBy(current, match);
  if (current === null || !setting) return isOnlyPoints(match) ? pointsForecast(database.db, match) : null;
  return {
    document: describe(current, setting),
    announced: setting.announced,
    hasLearned: hasLearned(current, setting),
    model: { version: current.version, invented: current.invented },
  };
}

/** Only T20 cricket is played ball by ball. */
const isOnlyPoints = ({ sport, format }: StoredMatch): boolean =>
  sport !== cricket.index || (format !== null && format !== "t20");

/** Whether the model may have learned from the match: it has learned matches of its day. */
const hasLearned = ({ model }: CurrentModel, { setting }: ForecastableMatch): boolean =>
  model.day >= setting.day;

/** What the model needs of the match; null when it has no forecast. */
function settingBy({ model }: CurrentModel, match: StoredMatch): ForecastableMatch | null {
  const { format, gender, summary, venue } = match;
  const toss = summary?.toss ?? null;
  const batsFirst = toss && (toss.elected === "batting" ? toss.won : toss.won === 0 ? 1 : 0);
  // The summary has its teams in the order of its source.
  const isReversed = summary?.teams[0] === match.sides[1].name;
  const setting = settingOfMatch(model, detailOf(match), {
    format: format ?? undefined,
    female: gender === null ? undefined : gender === "women",
    venue: summary?.venue?.name ?? venue ?? undefined,
    battingFirst: batsFirst === null ? undefined : isReversed ? (batsFirst === 0 ? 1 : 0) : batsFirst,
  });
  return setting.ok ? setting.value : null;
}

/** The document for devices: its players have the match's player_index as id. */
function describe({ model }: CurrentModel, { setting, indexes, rules }: ForecastableMatch): PlayableForecast {
  const forecast = describeMatch(model, setting);
  const players = forecast.players.map((player, at) => ({ ...player, id: String(indexes[at]) }));
  return { ...forecast, players, ruleSet: rules.id };
}

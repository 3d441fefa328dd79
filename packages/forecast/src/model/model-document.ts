import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import * as z from "zod/mini";
import { makeEffects, rowsFor } from "../ball/effects.ts";
import { effectKinds, kindsOf } from "../ball/rows.ts";
import { PHASES } from "../ball/state.ts";
import { field, HISTORY_SIZE, KINDS } from "../history/history.ts";
import type { Rates } from "../players/rates.ts";
import { OUTCOMES } from "../records/match-record.ts";
import type { ForecastModel } from "./forecast-model.ts";

/*
 * A fitted model as bytes: "TWFM", the version, the length of the head, the head as JSON in ASCII, then for each row of
 * effects its means (int16, steps of 1/4000) and the logs of its variances (uint16, steps of 1/2500 from -16), then the
 * histories of the players (float32). All little-endian.
 */
const MAGIC = 0x4d465754;
const VERSION = 2;
/** Its national sides have the effects of other sides, so what it learned of them does not count. */
const WITHOUT_NATIONS = 1;
const HEAD_AT = 12;
const MEAN_STEPS = 4000;
const VARIANCE_STEPS = 2500;
const MIN_LOG_VARIANCE = -16;

/** Players who have not played for so many days are left out, and other entities after three times as many. */
const SEASON_DAYS = 400;

const amounts = (length: number) => z.array(z.number()).check(z.length(length));
const rates = z.object({
  deliveries: amounts(PHASES),
  wides: amounts(PHASES),
  noBalls: amounts(PHASES),
  wideRuns: z.number(),
  dots: z.number(),
  byes: z.number(),
  wickets: amounts(PHASES),
  runOuts: amounts(PHASES),
  fieldedRunOuts: z.number(),
  namedRunOuts: z.number(),
  directRunOuts: z.number(),
  kinds: amounts(KINDS),
  matches: z.number(),
  shortened: z.array(z.tuple([z.int(), z.int()])),
  shortenedMatches: z.number(),
});
const head = z.object({
  day: z.int(),
  matches: z.int(),
  /** Key and day of each entity. */
  entities: z.array(z.tuple([z.string(), z.number()])),
  /** Id, balls faced and bowled. */
  players: z.array(z.tuple([z.string(), z.number(), z.number()])),
  rates: z.tuple([rates, rates]),
  lineups: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.number()]))])),
});

/** "not-a-model": other bytes, or damaged ones. "other-version": fit the model again. */
export type ModelRefusal = "not-a-model" | "other-version";

/** The model of the players of the last season, at most 2 MB. */
export function encodeModel(model: ForecastModel): Uint8Array {
  const { balls, histories, lineups } = model;
  const { effects } = balls;
  const players = [...histories].filter(([, history]) => model.day - history[field.lastDay]! <= SEASON_DAYS);
  const isCurrent = new Set(players.map(([id]) => id));
  const entities = [...effects.rows].filter(([key, row]) => {
    const [word, id = ""] = splitKey(key);
    if (word === "batter") return isCurrent.has(id) && (balls.faced.get(id) ?? 0) > 0;
    if (word === "bowler") return isCurrent.has(id) && (balls.bowled.get(id) ?? 0) > 0;
    return kindsOf(key)!.length > PHASES + 1 || model.day - effects.days[row]! <= 3 * SEASON_DAYS;
  });
  const text = ascii({
    day: model.day,
    matches: model.matches,
    entities: entities.map(([key, row]) => [key, effects.days[row]]),
    players: players.map(([id]) => [id, balls.faced.get(id) ?? 0, balls.bowled.get(id) ?? 0]),
    rates: model.rates.map((each) => ({
      ...each,
      deliveries: [...each.deliveries],
      wides: [...each.wides],
      noBalls: [...each.noBalls],
      wickets: [...each.wickets],
      runOuts: [...each.runOuts],
      kinds: [...each.kinds],
    })),
    lineups: [...lineups].map(([team, shares]) => [
      team,
      [...shares]
        .filter(([id]) => isCurrent.has(id))
        .map(([id, share]) => [id, Math.round(share * 1000) / 1000]),
    ]),
  });
  const rows = entities.reduce((sum, [key]) => sum + kindsOf(key)!.length, 0);
  const bytes = new Uint8Array(
    HEAD_AT + text.length + rows * OUTCOMES * 4 + players.length * HISTORY_SIZE * 4,
  );
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, VERSION, true);
  view.setUint32(8, text.length, true);
  for (let index = 0; index < text.length; index++) bytes[HEAD_AT + index] = text.charCodeAt(index);
  let at = HEAD_AT + text.length;
  for (const [key, row] of entities)
    for (let cell = row * OUTCOMES; cell < (row + kindsOf(key)!.length) * OUTCOMES; cell++, at += 4) {
      view.setInt16(at, clamp(Math.round(effects.mean[cell]! * MEAN_STEPS), -32768, 32767), true);
      const log = Math.log(effects.variance[cell]!) - MIN_LOG_VARIANCE;
      view.setUint16(at + 2, clamp(Math.round(log * VARIANCE_STEPS), 0, 65535), true);
    }
  for (const [, history] of players)
    for (let index = 0; index < HISTORY_SIZE; index++, at += 4) view.setFloat32(at, history[index]!, true);
  return bytes;
}

/** Reads a model that `encodeModel` wrote; further matches can be added to it. */
export function decodeModel(bytes: Uint8Array): Outcome<ForecastModel, ModelRefusal> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD_AT || view.getUint32(0, true) !== MAGIC) return fail("not-a-model");
  const version = view.getUint32(4, true);
  if (version !== VERSION && version !== WITHOUT_NATIONS) return fail("other-version");
  const length = view.getUint32(8, true);
  const read = headOf(bytes.subarray(HEAD_AT, HEAD_AT + length));
  if (read === null) return fail("not-a-model");
  const kinds = read.entities.map(([key]) => kindsOf(key));
  const rows = kinds.reduce((sum, each) => sum + (each?.length ?? 0), 0);
  const size = HEAD_AT + length + rows * OUTCOMES * 4 + read.players.length * HISTORY_SIZE * 4;
  if (kinds.includes(undefined) || bytes.length !== size) return fail("not-a-model");
  const effects = makeEffects(effectKinds);
  let at = HEAD_AT + length;
  for (const [index, [key, day]] of read.entities.entries()) {
    const first = rowsFor(effects, key, kinds[index]!, day);
    for (let cell = first * OUTCOMES; cell < (first + kinds[index]!.length) * OUTCOMES; cell++, at += 4) {
      effects.mean[cell] = view.getInt16(at, true) / MEAN_STEPS;
      effects.variance[cell] = Math.exp(view.getUint16(at + 2, true) / VARIANCE_STEPS + MIN_LOG_VARIANCE);
    }
  }
  const histories = new Map<string, Float64Array>();
  for (const [id] of read.players) {
    const history = new Float64Array(HISTORY_SIZE);
    for (let index = 0; index < HISTORY_SIZE; index++, at += 4) history[index] = view.getFloat32(at, true);
    histories.set(id, history);
  }
  return succeed({
    balls: {
      effects,
      faced: new Map(read.players.map(([id, faced]) => [id, faced])),
      bowled: new Map(read.players.map(([id, , bowled]) => [id, bowled])),
      histories,
    },
    histories,
    rates: [ratesFrom(read.rates[0]), ratesFrom(read.rates[1])],
    lineups: new Map(read.lineups.map(([team, shares]) => [team, new Map(shares)])),
    day: read.day,
    matches: read.matches,
  });
}

const ratesFrom = (read: z.infer<typeof rates>): Rates => ({
  ...read,
  deliveries: Float64Array.from(read.deliveries),
  wides: Float64Array.from(read.wides),
  noBalls: Float64Array.from(read.noBalls),
  wickets: Float64Array.from(read.wickets),
  runOuts: Float64Array.from(read.runOuts),
  kinds: Float64Array.from(read.kinds),
});

const splitKey = (key: string): string[] => key.split("/", 2);
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** JSON without characters beyond ASCII, so that it is as many bytes as characters. */
const ascii = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[^\u0020-\u007e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

function headOf(bytes: Uint8Array): z.infer<typeof head> | null {
  let text = "";
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  try {
    const parsed = head.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

import { isSportIndex, sportByIndex, sportIndexes } from "@teamwright/domain";
import type { Player, SportIndex } from "@teamwright/domain";
import * as z from "zod/mini";
import { readStored } from "../records/stored-record.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import type { BoundChanges } from "./change-bounds.ts";
import { indexesIn, valuesAt } from "./counts-table.ts";
import { customCreditsOf } from "./custom-credits.ts";
import { ways } from "./draft.ts";
import type { StrategyDraft } from "./draft.ts";
import type { KeyStore } from "./store.ts";

const count = z.int().check(z.minimum(0));
const ids = z.array(count);

/**
 * What the user did at the last generation of a sport, without its players: players of another match are chosen anew,
 * as many as then.
 */
const lastTimeSchema = z.strictObject({
  version: z.literal(1),
  sport: z.literal(sportIndexes),
  way: z.enum(ways),
  fixed: count,
  captains: count,
  viceCaptains: count,
  partitions: ids,
  credits: z.nullable(z.tuple([z.number(), z.number()])),
  combinations: ids,
  teams: z.int().check(z.minimum(1)),
});

export type LastTime = z.infer<typeof lastTimeSchema>;

export const lastTimeRecord: StoredRecord<typeof lastTimeSchema> = {
  name: "last_time",
  version: 1,
  schema: lastTimeSchema,
  migrations: [],
};

export const lastTimeKey = (sport: SportIndex): string => `last_time:${sport}`;

/** Keeps a generation for the next match. Smart is left out: its questions are about the one match. */
export function keepLastTime(keys: Pick<KeyStore, "setItem">, draft: StrategyDraft, teams: number): void {
  const { way, strategy } = draft;
  if (way === null || way === "smart" || !isSportIndex(strategy.sport)) return;
  const sport = sportByIndex(strategy.sport);
  const last: LastTime = {
    version: 1,
    sport: strategy.sport,
    way,
    fixed: strategy.fixed?.length ?? 0,
    captains: strategy.captains?.length ?? 0,
    viceCaptains: strategy.vice_captains?.length ?? 0,
    partitions: indexesIn(sport.partitions, strategy.partitions),
    credits: (customCreditsOf(strategy) === null ? strategy.credits : draft.replacedCredits) ?? null,
    combinations: indexesIn(sport.combinations, strategy.combinations),
    teams,
  };
  try {
    keys.setItem(lastTimeKey(strategy.sport), JSON.stringify(last));
  } catch {
    // A full device keeps no habit; the teams matter more.
  }
}

/** The last generation of the sport on this device; null when there is none that this version can read. */
export function lastTime(keys: Pick<KeyStore, "getItem">, sport: SportIndex): LastTime | null {
  try {
    const read = readStored(lastTimeRecord, JSON.parse(keys.getItem(lastTimeKey(sport)) ?? "null"));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

const topOf = (players: readonly Player[], most: number, figure: (player: Player) => number | null) =>
  players
    .toSorted((a, b) => (figure(b) ?? -1) - (figure(a) ?? -1) || b.credits - a.credits)
    .slice(0, most)
    .map((player) => player.player_index);

/** The bounds of last time for another match: its most selected players in place of the players of then. */
export function boundsAgain(last: LastTime, players: readonly Player[]): BoundChanges {
  const sport = sportByIndex(last.sport);
  return {
    players: players.map((player) => player.player_index),
    fixed: topOf(players, last.fixed, (player) => player.selected_by),
    captains: topOf(players, last.captains, (player) => player.captain_percentage),
    vice_captains: topOf(players, last.viceCaptains, (player) => player.vice_captain_percentage),
    partitions: valuesAt(sport.partitions, last.partitions).map(([left, right]) => [left, right]),
    credits: last.credits ?? undefined,
    side_credits: undefined,
    group_credits: undefined,
    combinations: valuesAt(sport.combinations, last.combinations).map((counts) => [...counts]),
  };
}

import { playerHash } from "@teamwright/contract";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { MINUTE } from "@teamwright/domain/durations";
import type { Db } from "#db/database.ts";
import type { TestSandbox } from "#testing/sandbox.ts";
import type { TestBrowser } from "#modules/notices/testing/push-service.ts";
import { findMatches } from "#modules/matches/public.ts";
import { matches } from "#tables/matches.ts";
import { vendorMatch } from "./vendor.ts";

export const LIFE_SOURCE = "entitysport-cricket";
export const HOOK_SECRET = "a webhook secret for tests only";
const LEFT = "Harbour whole";
const patience = { timeout: 90_000, interval: 100 };

/** A place where a match lives: running servers with their jobs, a vendor, and a browser that is subscribed. */
export interface Stage {
  readonly sandbox: TestSandbox;
  readonly browser: TestBrowser;
  /** The match as people see it; undefined before it is stored. */
  shown(): Promise<ShownMatch | undefined>;
  /** So many minutes go by for the server's records, so that nobody has to wait for them. */
  pass(minutes: number): Promise<void>;
  /** The vendor's webhook call, to whichever server runs. */
  hook(body: object): Promise<number>;
  /** Reports the device's match: stored, with teams not transferred. */
  watch(matchId: string, players: readonly string[]): Promise<void>;
}

interface ShownMatch {
  readonly id: string;
  readonly state: string;
  readonly venue: string | null;
  readonly matchTime: string;
  readonly players: readonly {
    readonly fixedId: string;
    readonly name: string;
    readonly credits: number;
    readonly points: number | null;
    readonly playing: boolean;
  }[];
}

/** `Stage.pass` on this database. */
export async function passIn(db: Db, minutes: number): Promise<void> {
  const time = sql`make_interval(mins => ${minutes})`;
  await db.execute(sql`update source_requests set at = at - ${time}`);
  await db.execute(sql`update source_matches set ended_at = ended_at - ${time}`);
  await db.execute(
    sql`update sources set paused_until = paused_until - ${time}, next_at = next_at - ${time},
      lease_until = lease_until - ${time}`,
  );
}

let calls = 0;
/** The vendor tells that there is news. */
export async function tell(stage: Stage): Promise<void> {
  expect(await stage.hook({ event: "news", call: ++calls })).toBe(200);
}

/** `Stage.shown` on this database. */
export async function shownIn(db: Db): Promise<ShownMatch | undefined> {
  const ids = await db.select({ id: matches.id }).from(matches);
  const foundMatches = await findMatches(
    db,
    ids.map(({ id }) => id),
  );
  return foundMatches.find(({ stored }) => stored.sides[0].name === LEFT)?.shown;
}

const namesOfPlaying = async (stage: Stage): Promise<string[]> =>
  ((await stage.shown())?.players ?? []).filter((player) => player.playing).map(({ name }) => name);

/** What the browser shows: a message that comes again replaces the one of the same id. */
const kinds = ({ browser }: Stage): string[] => [
  ...new Map(browser.received.map(({ payload }) => [payload["id"], String(payload["kind"])])).values(),
];

/**
 * A match from its first appearance to the draft of its report, by the running jobs alone. The clocks go on as they do:
 * the vendor's match moves instead, and the server's records of time.
 */
export async function liveWholeLife(
  stage: Stage,
  /** Before the vendor tells the news of a step. */
  before: () => Promise<void>,
): Promise<void> {
  const { sandbox } = stage;
  const start = (minutes: number): string => new Date(Date.now() + minutes * MINUTE).toISOString();
  const late = { kind: "change_lineup", at: -9000, side: "left", out: "Jatin Nair", in: "Lalit Nair" };
  const vendor = async (minutes: number, more: object = {}) =>
    sandbox.vendorMatches([vendorMatch("whole", { start_time: start(minutes), ...more })]);
  const out = { lineup_minutes: 100 };
  const news = async () => {
    await before();
    await tell(stage);
  };

  // It appears, with squads and credits.
  await vendor(50);
  await news();
  await expect.poll(async () => (await stage.shown())?.players.length, patience).toBe(26);
  const first = await stage.shown();
  if (first === undefined) throw new Error("the match is not stored");
  expect(first).toMatchObject({ state: "not_started", venue: "Quay Oval, Kochi" });
  expect(first.players.every(({ credits }) => credits >= 7)).toBe(true);
  const idOf = (name: string) => first.players.find((player) => player.name === name)?.fixedId ?? "";
  const watchedPlayers = ["Lalit Nair", "Jatin Nair"].map(async (name) => playerHash(first.id, idOf(name)));
  await stage.watch(first.id, await Promise.all(watchedPlayers));

  // The line-ups: one of my players is out.
  await vendor(50, out);
  await news();
  await expect.poll(() => namesOfPlaying(stage), patience).toHaveLength(22);
  await expect.poll(() => kinds(stage).toSorted(), patience).toEqual(["lineups", "playersOut"]);
  expect(await namesOfPlaying(stage)).not.toContain("Lalit Nair");

  // A late change: now the other one is.
  await vendor(50, { ...out, events: [late] });
  await news();
  await expect.poll(() => namesOfPlaying(stage), patience).toContain("Lalit Nair");
  await expect.poll(() => kinds(stage).filter((kind) => kind === "playersOut"), patience).toHaveLength(2);

  // The start comes nearer than a quarter of an hour.
  await vendor(12, { ...out, events: [late] });
  await stage.pass(6);
  const soon = Date.now() + 20 * MINUTE;
  await news();
  await expect
    .poll(async () => Date.parse((await stage.shown())?.matchTime ?? ""), patience)
    .toBeLessThan(soon);
  await expect.poll(() => kinds(stage), patience).toContain("deadline");

  // It is played, and points come.
  await vendor(-100, { ...out, events: [late] });
  await stage.pass(61);
  await news();
  await expect.poll(async () => (await stage.shown())?.state, patience).toBe("in_progress");
  const points = async () =>
    new Map((await stage.shown())?.players.map(({ name, points: own }) => [name, own] as const));
  const total = async () => [...(await points()).values()].reduce<number>((sum, own) => sum + (own ?? 0), 0);
  await stage.pass(1);
  await tell(stage);
  await expect.poll(total, patience).toBeGreaterThan(0);

  // The end.
  await vendor(-201, { ...out, events: [late] });
  await stage.pass(1);
  await news();
  await expect.poll(async () => (await stage.shown())?.state, patience).toBe("finished");
  await expect.poll(() => kinds(stage), patience).toContain("results");
  const final = await points();

  // A catch is given to somebody else.
  await vendor(-201, { ...out, events: [late, { kind: "correct", at: 0 }] });
  await stage.pass(6);
  await news();
  await expect
    .poll(async () => [...(await points())].filter(([name, own]) => final.get(name) !== own).length, patience)
    .toBe(2);
  expect(kinds(stage).toSorted()).toEqual(["deadline", "lineups", "playersOut", "playersOut", "results"]);
}

import type { NoticeKind, WatchedMatch } from "@teamwright/contract";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { MINUTE } from "@teamwright/domain/durations";
import { hashToken, newToken } from "#crypto/tokens.ts";
import { ownJobs } from "#jobs/own-jobs.ts";
import { makeActor } from "#testing/actors.ts";
import type { Actor } from "#testing/actors.ts";
import { startTestApp } from "#testing/test-app.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { SESSION_LIFE, startSession } from "#modules/auth/public.ts";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import { webhookJobs } from "#modules/webhooks/jobs.ts";
import { noticeJobs } from "../jobs.ts";
import { everyKind } from "./every-kind.ts";
import { startPushService } from "./push-service.ts";
import type { TestBrowser } from "./push-service.ts";

const FEED = { authorization: "Bearer a push key for tests only" };
const SECRET = "f3a9c1d47be2805f6a1c93d0e84b72651fd0a7c6b39e4852d17f60ab94ce3d28";

export const wait = { timeout: 15_000 };

export interface NoticeShape {
  readonly minutes?: number;
  readonly lineups?: boolean;
  /** Indexes of left players who are not in the line-up. */
  readonly left?: readonly number[];
  /** Index of a left player who has left the squad. */
  readonly leaver?: number;
  readonly finished?: boolean;
}

type Quiet = { from: number; to: number } | null;

export const choose = async (
  actor: Actor,
  changes: Partial<Record<NoticeKind, boolean>> = {},
  quiet: Quiet = null,
) => {
  const body = { kinds: { ...everyKind, ...changes }, quiet, timeZone: "Asia/Kolkata" };
  expect(await actor.call.notices.change({ body })).toMatchObject({ ok: true });
};

export const watch = (actor: Pick<Actor, "call">, matchId: string, changes: Partial<WatchedMatch> = {}) =>
  actor.call.notices.watch({
    body: { matches: [{ matchId, stored: false, untransferred: false, players: [], ...changes }] },
  });

export const titles = (browser: TestBrowser) => browser.received.map(({ payload }) => payload["title"]);

export const listNotices = async (actor: Actor) => {
  const reply = await actor.call.notices.list({ query: {} });
  if (!reply.ok) throw new Error(reply.message);
  return reply.data;
};

export type NoticeServers = Awaited<ReturnType<typeof startNoticeServers>>;

/** Two instances on one database, with a push service. */
export async function startNoticeServers() {
  const database = await openTestDatabase();
  const service = await startPushService();
  const sharedDatabase = { ...database, close: async () => undefined };
  // Both must open what one of them sealed.
  const env = { PUSH_SERVICES: service.origin, TEAMWRIGHT_SECRET: SECRET };
  const jobs = [...ownJobs, ...noticeJobs, ...webhookJobs];
  const server = await startTestApp(env, { database: sharedDatabase, jobs });
  const second = await startTestApp(env, { database: sharedDatabase, jobs });
  let count = 0;

  const pushMatch = async (
    id: string,
    { minutes = 40, lineups = false, left = [11], leaver, finished }: NoticeShape,
  ) => {
    const match = sampleMatch(id);
    const squad = (team: typeof match.left, out: readonly number[], leaverIndex?: number) => ({
      ...team,
      players: (team?.players ?? [])
        .map((player, index) => ({
          ...player,
          ...(lineups ? { playing: !out.includes(index) } : {}),
          ...(finished === true ? { points: index } : {}),
        }))
        .filter((_player, index) => index !== leaverIndex),
    });
    const document = {
      ...match,
      match_time: new Date(Date.now() + minutes * MINUTE).toISOString(),
      left: squad(match.left, left, leaver),
      right: squad(match.right, [11]),
      ...(finished === true ? { status: "finished" } : {}),
    };
    const body = { matches: [document] };
    const reply = await server.visitor().send("POST", "/api/feed/push", { body, headers: FEED });
    expect(reply.status, reply.text).toBe(200);
  };

  const newMatch = async (shape: NoticeShape = {}): Promise<string> => {
    const id = `notice-${++count}`;
    await pushMatch(id, shape);
    return id;
  };

  /** A customer who wants everything, with a browser. */
  const makeListener = async (language: "en" | "hi" | "te" = "en") => {
    const actor = await makeActor(server, "customer");
    await choose(actor);
    const browser = service.subscribe(language);
    expect(await actor.call.notices.subscribe({ body: browser.subscription })).toMatchObject({ ok: true });
    return { actor, browser };
  };

  /** The same account on another device. */
  async function secondSession(actor: Actor) {
    const token = newToken();
    await startSession(database.db, {
      tokenHash: hashToken(token),
      accountId: actor.account.id,
      deviceId: null,
      userAgent: "another browser",
      life: SESSION_LIFE.customer,
    });
    const visitor = server.visitor();
    visitor.cookies.set("session", token);
    return visitor;
  }

  async function whenSettled(): Promise<void> {
    await expect
      .poll(async () => {
        const waiting = await server.deps.jobs.waiting();
        const { rows } = (await database.db.execute(
          sql`select count(*)::int as active from jobs.job where state in ('active', 'created') and name like 'notices.%' and start_after <= now() and name <> 'notices.sweep'`,
        )) as unknown as { rows: { active: number }[] };
        return [waiting.get("notices.fanOut") ?? 0, rows[0]?.active];
      }, wait)
      .toEqual([0, 0]);
  }

  const close = async () => {
    await second.close();
    await server.close();
    await service.close();
    await database.close();
  };
  return {
    database,
    service,
    server,
    second,
    pushMatch,
    newMatch,
    makeListener,
    secondSession,
    settled: whenSettled,
    close,
  };
}

import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { everyKind } from "#modules/notices/testing/every-kind.ts";
import { startPushService } from "#modules/notices/testing/push-service.ts";
import { addDays } from "#modules/plans/plan.repository.ts";
import { readSources } from "#modules/sources/source-state.repository.ts";
import {
  HOOK_SECRET,
  LIFE_SOURCE,
  liveWholeLife,
  passIn,
  shownIn,
  tell,
} from "#modules/sources/testing/life.ts";
import type { Stage } from "#modules/sources/testing/life.ts";
import { VENDOR_KEY } from "#modules/sources/testing/vendor.ts";
import { readEnv } from "#env/env.ts";
import { callServer } from "#testing/call-server.ts";
import { startChildServer } from "#testing/child-server.ts";
import type { ChildServer } from "#testing/child-server.ts";
import { startTestSandbox } from "#testing/sandbox.ts";
import type { TestSandbox } from "#testing/sandbox.ts";
import { openServiceProxy } from "#testing/service-proxy.ts";
import type { ServiceProxy } from "#testing/service-proxy.ts";
import { storeSession } from "#testing/stored-session.ts";
import { createDatabase } from "#testing/test-database.ts";
import { openDatabase } from "./make-deps.ts";

const postgres = process.env["TEST_DATABASE_URL"] ?? "";
const redis = process.env["TEST_REDIS_URL"] ?? "";
/** Milliseconds for which the vendor keeps the server that is killed waiting. */
const SLOW = 6000;
const patience = { timeout: 60_000, interval: 50 };

let folder: string;
let sandbox: TestSandbox;
let service: Awaited<ReturnType<typeof startPushService>>;
let running: Instance[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "teamwright-killed-life-"));
  sandbox = await startTestSandbox();
  service = await startPushService();
  running = [];
});
afterEach(async () => {
  for (const { server, vendor } of running) {
    await server.kill();
    await vendor.close();
  }
  await service.close();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server process and its own way to the vendor, by which the test knows who asks. */
interface Instance {
  readonly server: ChildServer;
  readonly vendor: ServiceProxy;
}

async function startInstance(name: string, env: Readonly<Record<string, string>>): Promise<Instance> {
  const vendor = await openServiceProxy(sandbox.url);
  const baseUrl = new URL("/vendors/entitysport/cricket/v2", vendor.url).href;
  const setting = { key: VENDOR_KEY, baseUrl, hookSecret: HOOK_SECRET };
  const server = await startChildServer({
    ...env,
    DATA_DIR: join(folder, name),
    SOURCES: JSON.stringify({ [LIFE_SOURCE]: setting }),
    PUSH_SERVICES: service.origin,
  });
  const instance = { server, vendor };
  running.push(instance);
  return instance;
}

async function kill(instance: Instance): Promise<void> {
  running = running.filter((other) => other !== instance);
  await instance.server.kill();
  await instance.vendor.close();
}

/** Kills the server that waits for the vendor's reply. */
async function killWhileItFetches(stage: Stage): Promise<void> {
  await sandbox.fault({ kind: "slow", app: "entitysport", times: 1, milliseconds: SLOW });
  const before = running.map((instance) => ({ instance, received: instance.vendor.received }));
  const asking = () => before.find(({ instance, received }) => instance.vendor.received > received);
  await tell(stage);
  await expect.poll(asking, patience).toBeDefined();
  await kill(asking()!.instance);
  await sandbox.faultsOff();
}

/** An account that wants every notice, with a browser, and one of an admin; both are stored without a server. */
async function storeAccounts({ db }: Database): Promise<{ readonly admin: string; readonly token: string }> {
  const admin = await storeSession(db, "9100000001", { role: "admin" });
  const { id, token } = await storeSession(db, "9100000002", {});
  await addDays(db, id, "plan", 30);
  return { admin: admin.token, token };
}

/** The account's calls and the vendor's, to a server that runs. */
async function stageOf(token: string, ownStage: Pick<Stage, "shown" | "pass">): Promise<Stage> {
  const call = async (path: string, body: object) => {
    const { status } = await callServer(running[0]!.server.url, path, { method: "PUT", token, body });
    expect(status).toBe(200);
  };
  const browser = service.subscribe();
  await call("/api/notices/settings", { kinds: everyKind, quiet: null, timeZone: "Asia/Kolkata" });
  await call("/api/notices/subscription", browser.subscription);
  return {
    ...ownStage,
    sandbox,
    browser,
    hook: async (body) => {
      const headers = { "x-hook-secret": HOOK_SECRET };
      const path = `/api/feed/hook/${LIFE_SOURCE}`;
      return (await callServer(running[0]!.server.url, path, { body, headers })).status;
    },
    watch: (matchId, players) =>
      call("/api/notices/matches", {
        matches: [{ matchId, stored: true, untransferred: true, players: [...players] }],
      }),
  };
}

/** Runs `act` before the news of the given steps, counted from 1. */
const atSteps = (act: Readonly<Record<number, () => Promise<unknown>>>) => {
  let step = 0;
  return async (): Promise<void> => void (await act[++step]?.());
};

const bell = async (token: string): Promise<unknown[]> => {
  const { reply } = await callServer(running[0]!.server.url, "/api/notices", { token });
  return reply["data"] as unknown[];
};

// Elsewhere the other test runs: CI runs both once.
test.skipIf(postgres !== "")(
  "a match lives its whole life in a process that is killed at each step",
  async () => {
    const env = readEnv({ DATA_DIR: join(folder, "one") });
    const open = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
      const database = await openDatabase(env);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    };
    const { admin, token } = await open(storeAccounts);
    const start = () => startInstance("one", {});
    await start();
    const read = async (path: string) =>
      (await callServer(running[0]!.server.url, path, { token: admin })).reply;
    const stage = await stageOf(token, {
      shown: async () => {
        const { data } = (await read("/api/admin/matches")) as { data: { id: string }[] };
        const [listed] = data;
        return listed && shownOf((await read(`/api/admin/matches/${listed.id}`))["data"] as DeskMatch);
      },
      // Nobody else can open the embedded database while the process runs.
      pass: async (minutes) => {
        for (const instance of running) await kill(instance);
        await open(({ db }) => passIn(db, minutes));
        await start();
      },
    });
    const whileItFetches = async () => {
      await killWhileItFetches(stage);
      await open(async ({ db }) => expect((await readSources(db)).get(LIFE_SOURCE)?.leaseBy).not.toBeNull());
      await stage.pass(2);
    };
    await liveWholeLife(stage, atSteps({ 2: whileItFetches }));
    expect(await bell(token)).toHaveLength(5);
  },
  400_000,
);

interface DeskMatch {
  readonly id: string;
  readonly status: string;
  readonly venue: string | null;
  readonly match_time: string;
  readonly players: readonly {
    readonly player_fixed_id: string;
    readonly name: string;
    readonly credits: number;
    readonly points: number | null;
    readonly playing: boolean;
  }[];
}

const shownOf = ({ id, status, venue, match_time: matchTime, players }: DeskMatch) => ({
  id,
  state: status,
  venue,
  matchTime,
  players: players.map(({ player_fixed_id: fixedId, ...player }) => ({ ...player, fixedId })),
});

test.skipIf(postgres === "" || redis === "")(
  "a match lives its whole life while the one of two processes that fetches is killed (skipped without PostgreSQL and Redis)",
  async () => {
    const { url, drop } = await createDatabase(postgres);
    const env = {
      DATABASE_URL: url,
      REDIS_URL: redis,
      REDIS_PREFIX: folder,
      TEAMWRIGHT_SECRET: randomBytes(32).toString("hex"),
    };
    const database = await openDatabase(readEnv({ ...env, DATA_DIR: join(folder, "reader") }));
    const { db } = database;
    const { token } = await storeAccounts(database);
    const start = () => startInstance(randomBytes(4).toString("hex"), env);
    await Promise.all([start(), start()]);
    const stage = await stageOf(token, { shown: () => shownIn(db), pass: (minutes) => passIn(db, minutes) });
    const whileItFetches = async () => {
      await killWhileItFetches(stage);
      expect(running).toHaveLength(1);
      expect((await readSources(db)).get(LIFE_SOURCE)?.leaseBy).not.toBeNull();
      // The lease of the one that was killed ends.
      await stage.pass(2);
    };
    await liveWholeLife(stage, atSteps({ 2: whileItFetches, 4: start, 5: whileItFetches, 7: start }));
    expect(await bell(token)).toHaveLength(5);
    await database.close();
    for (const instance of running) await kill(instance);
    await drop();
  },
  400_000,
);

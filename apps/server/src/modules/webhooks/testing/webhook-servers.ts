import { ownJobs } from "#jobs/own-jobs.ts";
import type { Database } from "#db/database.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import { noticeJobs } from "#modules/notices/jobs.ts";
import { webhookJobs } from "../jobs.ts";
import { startReceiver } from "./receiver.ts";

const SECRET = "0d5b7c91e4a6f2387b1cd94e60fa3582c7e9b01d4f63a85e92c7d40b16fa3e89";

export interface WebhookServers {
  readonly database: Database;
  readonly receiver: Awaited<ReturnType<typeof startReceiver>>;
  /** Two instances on one database, which open what the other one sealed. */
  readonly first: TestApp;
  readonly second: TestApp;
  close(): Promise<void>;
}

export async function startWebhookServers(): Promise<WebhookServers> {
  const database = await openTestDatabase();
  const receiver = await startReceiver();
  const sharedDatabase = { ...database, close: async () => undefined };
  const env = { WEBHOOK_PRIVATE_ORIGINS: receiver.origin, TEAMWRIGHT_SECRET: SECRET };
  const jobs = [...ownJobs, ...noticeJobs, ...webhookJobs];
  const first = await startTestApp(env, { database: sharedDatabase, jobs });
  const second = await startTestApp(env, { database: sharedDatabase, jobs });
  return {
    database,
    receiver,
    first,
    second,
    close: async () => {
      await second.close();
      await first.close();
      await receiver.close();
      await database.close();
    },
  };
}

/** Pushes a match that starts soon with its line-ups, eleven of twelve players of each side. */
export async function announceLineups(server: TestApp, id: string): Promise<string> {
  const match = sampleMatch(id);
  const side = (given: typeof match.left) => ({
    ...given,
    players: (given?.players ?? []).map((player, index) => ({ ...player, playing: index !== 11 })),
  });
  const document = {
    ...match,
    match_time: new Date(Date.now() + 40 * 60_000).toISOString(),
    left: side(match.left),
    right: side(match.right),
  };
  const headers = { authorization: "Bearer a push key for tests only" };
  const body = { matches: [document] };
  const reply = await server.visitor().send("POST", "/api/feed/push", { body, headers });
  if (reply.status !== 200) throw new Error(reply.text);
  return id;
}

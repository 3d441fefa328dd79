import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  bodyForAll,
  matchToPush,
  noPost,
  storedPosts,
  storePrimeAccounts,
  wholePost,
} from "#modules/prime/testing/stored-posts.ts";
import type { PrimeAccounts } from "#modules/prime/testing/stored-posts.ts";
import { readEnv } from "#env/env.ts";
import { callServer, pushMatches, pushSettings } from "#testing/call-server.ts";
import { startChildServer } from "#testing/child-server.ts";
import type { ChildServer } from "#testing/child-server.ts";
import { connectEvents } from "#testing/event-source.ts";
import { createDatabase } from "#testing/test-database.ts";
import { openDatabase } from "./make-deps.ts";

const postgres = process.env["TEST_DATABASE_URL"];
const redis = process.env["TEST_REDIS_URL"];
const USERS = 50;
/** Milliseconds between sending a post to the first server and its kill. */
const DELAYS = [40, 120, 260];
const folder = mkdtempSync(join(tmpdir(), "teamwright-two-processes-"));
let drop = async (): Promise<void> => undefined;
let env: Record<string, string>;
let accounts: PrimeAccounts;
let one: ChildServer;
let two: ChildServer;

/** A server of its own data folder; only the database, Redis and the secret are shared. */
const instance = (name: string) => startChildServer({ ...env, DATA_DIR: join(folder, name) });
const asAdmin = (server: ChildServer, path: string, body?: object, headers: Record<string, string> = {}) =>
  callServer(server.url, path, { token: accounts.admin, headers, ...(body && { body }) });
const asUser = (server: ChildServer, number: number, path: string, body?: object) =>
  callServer(server.url, path, { token: accounts.users[number]!.token, ...(body && { body }) });
const phoneOf = (number: number) => accounts.users[number]!.phone;

/** The events of this kind that a client of the server gets. */
async function eventsOf(server: ChildServer, type: string) {
  const stream = await connectEvents(server.url);
  const events: unknown[] = [];
  stream.addEventListener(type, ({ data }) => void events.push(data));
  return { seen: events, close: () => stream.close() };
}

describe.skipIf(!postgres || !redis)(
  "two processes on one PostgreSQL and Redis (skipped without both)",
  () => {
    beforeAll(async () => {
      const ownDatabase = await createDatabase(postgres ?? "");
      drop = ownDatabase.drop;
      env = {
        DATABASE_URL: ownDatabase.url,
        REDIS_URL: redis ?? "",
        REDIS_PREFIX: folder,
        TEAMWRIGHT_SECRET: randomBytes(32).toString("hex"),
        DATA_DIR: join(folder, "reader"),
        ...pushSettings,
      };
      const database = await openDatabase(readEnv(env));
      accounts = await storePrimeAccounts(database, USERS);
      await database.close();
      [one, two] = await Promise.all([instance("one"), instance("two")]);
    }, 120_000);
    afterAll(async () => {
      // Not set when the start failed.
      for (const server of [one, two] as (ChildServer | undefined)[]) await server?.kill();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    });

    test("a booking that races at both with a close at one is in the list or refused", async () => {
      const matchId = "raced";
      await pushMatches(one.url, matchToPush(matchId));
      const openReply = await asAdmin(one, "/api/admin/primebooking/create", { matchId, sportIndex: 0 });
      expect(openReply.status).toBe(200);
      expect(await asAdmin(two, `/api/primebooking/admin/status/${matchId}`)).toMatchObject({
        status: 200,
      });
      const bookings = accounts.users.map(({ phone: phoneNumber }, number) =>
        asUser(number % 2 === 0 ? one : two, number, "/api/primebooking/book", {
          matchId,
          phoneNumber,
          bookedTeams: 3,
        }),
      );
      const close = asAdmin(two, "/api/primebookig/modify", { matchId, primeBookingFlag: false });
      const replies = await Promise.all(bookings);
      expect((await close).status).toBe(200);
      const bookedPhones = replies.flatMap(({ status }, number) => (status === 200 ? [phoneOf(number)] : []));
      for (const { status } of replies) expect([200, 201]).toContain(status);
      for (const server of [one, two]) {
        const { reply } = await asAdmin(server, `/api/primebooking/booked/userdata/${matchId}`);
        expect(reply["bookingOpenFLag"]).toBe(false);
        const listedPhones = (reply["primeUserData"] as { phoneNumber: string }[]).map(
          ({ phoneNumber }) => phoneNumber,
        );
        expect(listedPhones.toSorted()).toEqual(bookedPhones.toSorted());
      }
    }, 60_000);

    test("a post at one is read, opened and transferred at the other, and both say so", async () => {
      const matchId = "delivered";
      await pushMatches(two.url, matchToPush(matchId));
      const none = await asUser(two, 7, `/api/primeteam/getdata/${matchId}/${phoneOf(7)}`);
      expect(none.status).toBe(201);
      const events = await eventsOf(two, "posts");
      expect(await asAdmin(one, "/api/primeteam/add", bodyForAll(matchId, accounts))).toMatchObject({
        status: 200,
      });
      await expect.poll(() => events.seen.length, { timeout: 5000 }).toBeGreaterThan(0);
      events.close();
      const teams = await asUser(two, 7, `/api/primeteam/getdata/${matchId}/${phoneOf(7)}`);
      expect(teams.reply["teamData"]).toHaveLength(20);
      const elsewhere = await asUser(one, 7, `/api/primeteam/getdata/${matchId}/${phoneOf(7)}`);
      expect(elsewhere.reply["teamData"]).toEqual(teams.reply["teamData"]);
      await asUser(two, 7, "/api/primeteam/transferred", { matchId, phoneNumber: phoneOf(7) });
      for (const server of [one, two]) {
        const { reply } = await asAdmin(server, `/api/prime/analysis/getdata/${matchId}`);
        const { primeUserData } = reply["data"] as { primeUserData: Record<string, unknown>[] };
        const openedUsers = primeUserData.filter(({ openedAt }) => openedAt !== null);
        expect(openedUsers).toEqual([
          expect.objectContaining({ phoneNumber: phoneOf(7), transferredAt: expect.any(String) as string }),
        ]);
      }
    }, 60_000);

    test("one killed during a post: the same request to the other ends with one whole post", async () => {
      for (const [round, delay] of DELAYS.entries()) {
        const matchId = `survived-${round}`;
        await pushMatches(two.url, matchToPush(matchId));
        const body = bodyForAll(matchId, accounts);
        const key = { "idempotency-key": matchId };
        const lostCall = asAdmin(one, "/api/primeteam/add", body, key).catch(() => null);
        await new Promise((next) => setTimeout(next, delay));
        await one.kill();
        await lostCall;
        const database = await openDatabase(readEnv(env));
        const foundMatch = (await storedPosts(database)).find(({ match }) => match === matchId);
        expect({ ...foundMatch, match: "" }).toEqual({
          match: "",
          ...(foundMatch && foundMatch.posts > 0 ? wholePost(accounts) : noPost),
        });
        expect(await asAdmin(two, "/api/primeteam/add", body, key)).toMatchObject({ status: 200 });
        expect((await storedPosts(database)).find(({ match }) => match === matchId)).toEqual({
          match: matchId,
          ...wholePost(accounts),
        });
        await database.close();
        one = await instance("one");
        const teams = await asUser(one, round, `/api/primeteam/getdata/${matchId}/${phoneOf(round)}`);
        expect(teams.reply["teamData"]).toHaveLength(20);
      }
    }, 120_000);
  },
);

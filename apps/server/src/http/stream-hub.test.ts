import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStreamHub } from "./stream-hub.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;

function openStream(isSignedIn?: () => Promise<boolean>): ServerResponse {
  const hub = createStreamHub({ maxPerAddress: 10, max: 10 });
  const raw = new ServerResponse(new IncomingMessage(new Socket()));
  hub.reserve("192.0.2.1", isSignedIn && { accountId: "a", isSignedIn })?.(raw);
  return raw;
}

test("a stream whose session or key has ended by itself ends within a quarter of an hour", async () => {
  let live = true;
  const raw = openStream(() => Promise.resolve(live));
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(raw.writableEnded).toBe(false);
  live = false;
  await vi.advanceTimersByTimeAsync(HOUR / 4);
  expect(raw.writableEnded).toBe(true);
});

test("a stream stays while the database does not answer, and one without an account always", async () => {
  const unanswered = openStream(() => Promise.reject(new Error("no database")));
  const guest = openStream();
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect([unanswered.writableEnded, guest.writableEnded]).toEqual([false, false]);
});

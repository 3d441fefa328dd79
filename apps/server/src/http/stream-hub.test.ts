import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HOUR } from "@teamwright/domain/durations";
import { createStreamHub } from "./stream-hub.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newHub = () => createStreamHub({ maxPerAddress: 1000, max: 1000 });

function openStream(isSignedIn?: () => Promise<boolean>, hub = newHub()): ServerResponse {
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
  const unansweredStream = openStream(() => Promise.reject(new Error("no database")));
  const guest = openStream();
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect([unansweredStream.writableEnded, guest.writableEnded]).toEqual([false, false]);
});

test("streams that begin together are checked a few at a time, each within the time", async () => {
  const hub = newHub();
  let checks = 0;
  const check = () => {
    checks += 1;
    return Promise.resolve(true);
  };
  for (let stream = 0; stream < 240; stream++) openStream(check, hub);
  let most = 0;
  for (let at = 0; at < HOUR / 2; at += 25_000) {
    const before = checks;
    await vi.advanceTimersByTimeAsync(25_000);
    most = Math.max(most, checks - before);
  }
  expect(most).toBe(10);
  expect(checks).toBeGreaterThanOrEqual(480);
});

test("a stream that begins while the server ends is told where to continue, and ends", () => {
  const hub = newHub();
  hub.close();
  expect(openStream(undefined, hub).writableEnded).toBe(true);
});

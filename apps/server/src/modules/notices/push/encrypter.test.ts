import { afterAll, beforeAll, expect, test } from "vitest";
import { startPushService } from "../testing/push-service.ts";
import type { Plain } from "./encrypt.ts";
import { createEncrypter } from "./encrypter.ts";

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

/** Browsers, and a message of its own for each. */
function messagesFor(count: number) {
  const browsers = Array.from({ length: count }, () => service.subscribe());
  const plain = browsers.map(({ subscription: { keys } }, at): Plain => {
    return { ...keys, payload: JSON.stringify({ at, title: "పేరు" }) };
  });
  return { browsers, plain };
}

test.each([1, 120])("each of %i messages is what its own browser decrypts", async (count) => {
  const { browsers, plain } = messagesFor(count);
  const encrypter = createEncrypter();
  const half = Math.ceil(count / 2);
  // Two questions at the same time do not take each other's reply.
  const bodies = await Promise.all([
    encrypter.encrypt(plain.slice(0, half)),
    encrypter.encrypt(plain.slice(half)),
  ]);
  await encrypter.close();
  for (const [at, body] of bodies.flat().entries()) {
    const { endpoint } = browsers[at]!.subscription;
    expect((await fetch(endpoint, { method: "POST", body: Uint8Array.from(body!) })).status).toBe(201);
  }
  expect(browsers.map(({ received }) => received.map(({ payload }) => payload["at"]))).toEqual(
    Array.from({ length: count }, (_, at) => [at]),
  );
});

test.each([2, 60])("an invalid key among %i messages keeps no other one", async (count) => {
  const encrypter = createEncrypter();
  const { plain } = messagesFor(count);
  const spoilt = plain.map((one, at) => (at === 1 ? { ...one, p256dh: "no key" } : one));
  const bodies = await encrypter.encrypt(spoilt);
  expect(bodies.map((body) => body !== null)).toEqual(plain.map((_, at) => at !== 1));
  await encrypter.close();
});

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
    expect((await fetch(endpoint, { method: "POST", body: Uint8Array.from(body) })).status).toBe(201);
  }
  expect(browsers.map(({ received }) => received.map(({ payload }) => payload["at"]))).toEqual(
    Array.from({ length: count }, (_, at) => [at]),
  );
});

test("an invalid key fails its own messages only", async () => {
  const encrypter = createEncrypter();
  const { plain } = messagesFor(60);
  const spoilt = plain.map((one, at) => (at === 59 ? { ...one, p256dh: "no key" } : one));
  await expect(encrypter.encrypt(spoilt)).rejects.toThrow("p256dh");
  expect(await encrypter.encrypt(plain)).toHaveLength(60);
  await encrypter.close();
});

import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openWebhookClient } from "./open-webhook-client.ts";

/** A receiver on a socket of its own, and a client that may call it. */
async function startPair(answer: RequestListener) {
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => answer(request, response));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = openWebhookClient([origin]);
  onTestFinished(async () => {
    await client.close();
    server.closeAllConnections();
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  const send = () => client.send({ url: new URL(`${origin}/in`), headers: {}, body: Buffer.from("{}") });
  return { origin, send };
}

/** The limit of a call, and a second for a slow machine. Milliseconds. */
const LIMIT = [9_500, 11_000] as const;

test("a call ends after 10 seconds, whether the receiver is silent or sends a byte now and then", async () => {
  const drips: NodeJS.Timeout[] = [];
  onTestFinished(() => drips.forEach((drip) => clearInterval(drip)));
  const silent = await startPair(() => undefined);
  const headerless = await startPair(({ socket }) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    drips.push(setInterval(() => socket.write("x-more: 1\r\n"), 200));
  });
  const endless = await startPair((_request, response) => {
    response.writeHead(200);
    drips.push(setInterval(() => response.write("."), 200));
  });
  const start = performance.now();
  const timeCall = async ({ send }: typeof silent) => ({
    reply: await send(),
    took: performance.now() - start,
  });
  const ends = await Promise.all([silent, headerless, endless].map(timeCall));
  expect(ends.map(({ reply }) => reply)).toEqual([
    { ok: false, error: "timed_out" },
    { ok: false, error: "timed_out" },
    // Its status was said; the rest of the reply is not wanted.
    { ok: true, value: { status: 200, retryAfter: null } },
  ]);
  for (const { took } of ends) {
    expect(took).toBeGreaterThan(LIMIT[0]);
    expect(took).toBeLessThan(LIMIT[1]);
  }
});

test.each([true, false])(
  "of a body of 100 MB the first bytes are read (length said: %s)",
  async (isLengthSaid) => {
    const SIZE = 100 * 1024 * 1024;
    const piece = Buffer.alloc(64 * 1024);
    let sentCount = 0;
    const { send } = await startPair((_request, response) => {
      response.writeHead(200, isLengthSaid ? { "content-length": String(SIZE) } : {});
      const more = (): void => {
        while (sentCount < SIZE && !response.destroyed) {
          sentCount += piece.length;
          if (!response.write(piece)) return void response.once("drain", more);
        }
        response.end();
      };
      more();
    });
    expect(await send()).toEqual({ ok: true, value: { status: 200, retryAfter: null } });
    // What the sockets' buffers take in one go, which is some megabytes.
    expect(sentCount).toBeLessThan(SIZE / 4);
  },
);

test("a redirect is not followed, whatever it leads to", async () => {
  let reachedBytes = 0;
  const inside = await startPair((_request, response) => {
    reachedBytes += 1;
    response.end();
  });
  for (const location of [`${inside.origin}/secret`, "http://169.254.169.254/latest/meta-data"]) {
    const { send } = await startPair((_request, response) => {
      response.writeHead(307, { location }).end();
    });
    expect(await send()).toEqual({ ok: true, value: { status: 307, retryAfter: null } });
  }
  expect(reachedBytes).toBe(0);
});

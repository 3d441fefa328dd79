import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startChildServer } from "#testing/child-server.ts";
import { startCollector } from "#testing/collector.ts";

const folder = mkdtempSync(join(tmpdir(), "teamwright-shutdown-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Five seconds, and one more for slow machines. Milliseconds. */
const BOUND = 6000;

const openSocket = (to: string | number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = typeof to === "string" ? connect(to) : connect(to, "127.0.0.1");
    socket.on("error", reject);
    socket.once("connect", () => resolve(socket));
  });

test("told to end, the server ends in time whoever is still connected, and the next start finds all in order", async () => {
  const collector = await startCollector({ silent: true });
  const env = {
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://${collector.host}`,
    OTEL_METRICS_EXPORTER: "otlp",
    SENTRY_DSN: `http://key@${collector.host}/1`,
  };
  const server = await startChildServer(env);
  const port = Number(new URL(server.url).port);
  const sockets: Socket[] = [];

  // An event stream that the client never reads.
  await new Promise<void>((resolve, reject) => {
    get(`${server.url}/api/events`, { agent: false }, (response) => {
      response.on("error", () => undefined);
      sockets.push(response.socket);
      resolve();
    }).on("error", reject);
  });
  // A connection kept alive for the next call.
  const agent = new Agent({ keepAlive: true });
  await new Promise<void>((resolve, reject) => {
    get(`${server.url}/healthz`, { agent }, (response) => response.resume().on("end", resolve)).on(
      "error",
      reject,
    );
  });
  // A call whose body never ends.
  const slow = await openSocket(port);
  slow.write("POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{");
  // A client that never sends its command.
  const silent = await openSocket(join(folder, "control.sock"));
  silent.write('{"command":');
  sockets.push(slow, silent);
  for (const socket of sockets) socket.on("error", () => undefined);

  const toldAt = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - toldAt).toBeLessThan(BOUND);
  for (const socket of sockets) socket.destroy();
  agent.destroy();
  // It had something to send to each until the end.
  expect(collector.sent("/v1/traces").length).toBeGreaterThan(0);
  expect(collector.sent("/v1/metrics").length).toBeGreaterThan(0);
  collector.close();

  const again = await startChildServer(env);
  expect(await again.stop()).toBe(0);
});

test("a call that had begun when the server was told to end gets its reply", async () => {
  const server = await startChildServer({ DATA_DIR: folder });
  const port = Number(new URL(server.url).port);
  const socket = await openSocket(port);
  let output = "";
  socket.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exit = new Promise((resolve) => socket.once("close", resolve));
  socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n");
  // Nothing tells when the server has read it; a connection that looks idle would be closed.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const stopping = server.stop();
  for (;;) {
    const other = await openSocket(port).catch(() => null);
    if (other === null) break;
    other.destroy();
  }
  socket.write("\r\n");
  await exit;
  expect(output).toMatch(/^HTTP\/1\.1 200 /);
  expect(output).toMatch(/^connection: close\r$/im);
  expect(await stopping).toBe(0);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { freePort } from "#testing/free-port.ts";
import { spawnServer } from "#testing/child-server.ts";

const bin = fileURLToPath(new URL("../../bin/teamwright.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "teamwright-serve-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("serve --json: standard output has JSON lines only, one of them the address at which it answers", async () => {
  const { child, stop } = spawnServer({ DATA_DIR: folder }, ["--no-web", "--json"]);
  let out = "";
  const address = new Promise<{ url: string }>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      const line = out.split("\n").find((each) => each.startsWith('{"url":') && each.endsWith("}"));
      if (line !== undefined) resolve(JSON.parse(line));
    });
    child.once("exit", () => reject(new Error(out)));
  });
  const output = await address;
  expect(output).toEqual({
    url: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    database: "pglite",
    demo: false,
  });
  expect((await fetch(`${output.url}/readyz`)).status).toBe(200);
  expect(await stop()).toBe(0);
  for (const line of out.trimEnd().split("\n")) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
});

/** The exit code and what a start says that does not come to listen. */
async function failedStart(env: Readonly<Record<string, string>>): Promise<{ code: unknown; text: string }> {
  const { child, exit, kill } = spawnServer({ DATA_DIR: folder, ...env });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const limit = setTimeout(() => void kill(), 20_000);
  const code = await exit;
  clearTimeout(limit);
  return { code, text };
}

test("a wrong setting that only its module knows ends the start", async () => {
  expect(await failedStart({ SOURCES: '{"nobody":{}}' })).toEqual({
    code: 1,
    text: expect.stringMatching(/^SOURCES: there is no source nobody\. /),
  });
  const app = { baseUrl: "http://apps.example.com", key: "k" };
  expect(await failedStart({ FANTASY_APPS: JSON.stringify({ dream11: app }) })).toEqual({
    code: 1,
    text: expect.stringContaining("dream11"),
  });
});

test("a port that is taken is told by its number, with what to do", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  expect(await failedStart({ PORT: String(port) })).toEqual({
    code: 1,
    text: expect.stringContaining(
      `Port ${port} of 127.0.0.1 is in use by another program. Stop that one, or set PORT to another number.`,
    ),
  });
  other.close();
});

test.skipIf(!existsSync("/dev/full"))("a full disk under the log does not stop the server", async () => {
  const port = String(await freePort());
  const full = openSync("/dev/full", "w");
  const child = spawn(process.execPath, [bin, "serve", "--no-web"], {
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: folder, PORT: port },
    stdio: ["ignore", full, "ignore"],
  });
  closeSync(full);
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) })
      .then(({ status }) => status)
      .catch(() => 0);
  try {
    await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  } finally {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});

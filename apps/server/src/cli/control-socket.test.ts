import { execFile } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { spawnServer, startChildServer } from "#testing/child-server.ts";
import { freePort } from "#testing/free-port.ts";
import { findControlPath } from "./control-address.ts";

const bin = fileURLToPath(new URL("../../bin/teamwright.mjs", import.meta.url));
const parent = mkdtempSync(join(tmpdir(), "teamwright-control-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Too long for the address of a socket in it. */
const long = (name: string) => join(parent, name.padEnd(120, "x"));

const run = (dataFolder: string, ...args: string[]) =>
  new Promise<{ code: unknown; text: string }>((resolve) => {
    const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: dataFolder };
    execFile(process.execPath, [bin, ...args], { env }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, text: out + err }),
    );
  });

test("with a long data folder the socket is in a private folder that nobody can guess, also after a kill", async () => {
  const data = long("data");
  const killedServer = await startChildServer({ DATA_DIR: data });
  const first = findControlPath(data) ?? "";
  await killedServer.kill();
  const server = await startChildServer({ DATA_DIR: data });
  const path = findControlPath(data) ?? "";
  expect(dirname(path)).not.toBe(dirname(first));
  expect(existsSync(dirname(first))).toBe(false);
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
  expect(statSync(join(data, "control.folder")).mode & 0o777).toBe(0o600);
  expect(await run(data, "admin", "create", "9123456789")).toMatchObject({ code: 0 });
  expect(await run(data, "admin", "list")).toEqual({ code: 0, text: "9123456789\tadmin\n" });
  expect(await server.stop()).toBe(0);
  expect(existsSync(dirname(path))).toBe(false);
});

test("a server that says it is ready takes commands", async () => {
  const data = join(parent, "ready");
  const port = String(await freePort());
  const server = spawnServer({ DATA_DIR: data, PORT: port });
  const isReady = async (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await sleep(5);
  expect(findControlPath(data)).not.toBeNull();
  expect(await run(data, "admin", "create", "9123456780")).toMatchObject({ code: 0 });
  expect(await server.stop()).toBe(0);
});

test.skipIf(process.getuid?.() !== 0)(
  "a command sends nothing to a socket of another user (skipped unless run as root, who can make one)",
  async () => {
    const data = join(parent, "foreign");
    mkdirSync(data, { mode: 0o700 });
    let received = "";
    const stranger = createServer((socket) => socket.on("data", (chunk) => (received += chunk.toString())));
    const path = join(data, "control.sock");
    await new Promise<void>((resolve) => stranger.listen(path, resolve));
    const nobody = 65_534;
    chownSync(path, nobody, nobody);
    expect(await run(data, "admin", "list")).toMatchObject({
      code: 1,
      text: expect.stringContaining("belongs to another user"),
    });
    chownSync(path, 0, 0);
    chmodSync(data, 0o777);
    expect(() => findControlPath(data)).toThrow(/others can change its folder/);
    expect(received).toBe("");
    await new Promise((resolve) => stranger.close(resolve));
  },
);

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { scratchCopy } from "./scratch-copy.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

const textOf = async (url: string): Promise<string> => (await fetch(url)).text().catch(() => "");

/** What Vite tells an open page, by the token of its client. */
async function hotUpdates(web: string): Promise<readonly string[]> {
  const [, token = ""] = /wsToken = "([^"]+)"/.exec(await textOf(`${web}/@vite/client`)) ?? [];
  const socket = new WebSocket(`${web.replace("http", "ws")}/?token=${token}`, "vite-hmr");
  const updates: string[] = [];
  socket.addEventListener("message", ({ data }) => updates.push(String(data)));
  await once(socket, "open");
  return updates;
}

test("npm run dev: a changed file of the web reaches open pages, one of the server starts it again, and both end", async () => {
  const copy = scratchCopy();
  const folder = mkdtempSync(join(tmpdir(), "teamwright-dev-"));
  const [port, webPort] = [await freePort(), await freePort()];
  const dev = spawn(process.execPath, [join(copy.folder, "scripts/dev.mjs")], {
    cwd: copy.folder,
    env: { ...process.env, PORT: String(port), WEB_PORT: String(webPort), DATA_DIR: folder, NODE_ENV: "" },
    stdio: "ignore",
  });
  onTestFinished(async () => {
    if (dev.exitCode === null && dev.kill("SIGINT")) await once(dev, "exit");
    rmSync(folder, { recursive: true });
    copy.remove();
  });
  const web = `http://localhost:${webPort}`;
  const slowly = { timeout: 120_000, interval: 250 };
  await expect.poll(() => statusOf(`${web}/api/bootstrap`), slowly).toBe(200);
  // The demo.
  expect(await textOf(`${web}/api/fantasy/matches/cricket`)).toContain('"kid"');

  const module = "apps/web/src/lib/age.ts";
  const address = `${web}/src/lib/age.ts`;
  expect(await textOf(address)).not.toContain("PLANTED");
  const updates = await hotUpdates(web);
  copy.plant(module, `${readFileSync(join(root, module), "utf8")}\nexport const PLANTED = 1;\n`);
  await expect.poll(() => updates.join(), slowly).toMatch(/"type":"(update|full-reload)"/);
  expect(await textOf(address)).toContain("PLANTED");

  copy.plant("packages/contract/src/version.ts", 'export const VERSION = "0.0.0-planted";\n');
  await expect.poll(() => textOf(`${web}/api/bootstrap`).catch(() => ""), slowly).toContain("0.0.0-planted");

  dev.kill("SIGINT");
  await once(dev, "exit");
  expect([await statusOf(web), await statusOf(`http://127.0.0.1:${port}/api/bootstrap`)]).toEqual([0, 0]);
}, 240_000);

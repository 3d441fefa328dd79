import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

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

test("npm run dev serves the sources of the web, whose calls reach the server, and ends both", async () => {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-dev-"));
  const [port, webPort] = [await freePort(), await freePort()];
  const dev = spawn(process.execPath, [join(root, "scripts/dev.mjs")], {
    cwd: root,
    env: { ...process.env, PORT: String(port), WEB_PORT: String(webPort), DATA_DIR: folder, NODE_ENV: "" },
    stdio: "ignore",
  });
  const web = `http://localhost:${webPort}`;
  await expect.poll(() => statusOf(`${web}/api/bootstrap`), { timeout: 120_000, interval: 250 }).toBe(200);
  expect(await statusOf(`${web}/src/app/main.ts`)).toBe(200);
  dev.kill("SIGINT");
  await once(dev, "exit");
  expect([await statusOf(web), await statusOf(`http://127.0.0.1:${port}/api/bootstrap`)]).toEqual([0, 0]);
  rmSync(folder, { recursive: true });
}, 180_000);

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { start } from "./processes.ts";

/**
 * Fills the disk under a running server twice and frees it again. Needs root, for a separate file system. Fails when
 * the server stops answering, when a change is refused without its reason, or when an acknowledged one is lost.
 */
const MEBI = 1024 * 1024;
/** Longer than the interval between the server's checks of the free space. Milliseconds. */
const NOTICED = 3000;
const mount = mkdtempSync(join(tmpdir(), "teamwright-disk-"));
execFileSync("mount", ["-t", "tmpfs", "-o", "size=256m,mode=700", "tmpfs", mount]);
const filler = join(mount, "filler");
const free = () => {
  const { bavail, bsize } = statfsSync(mount);
  return bavail * bsize;
};
const fillTo = (mebibytes: number) => writeFileSync(filler, Buffer.alloc(free() - mebibytes * MEBI));

const startServer = () =>
  start("apps/server/bin/teamwright.mjs", ["serve", "--demo", "--no-web"], {
    PORT: "0",
    DATA_DIR: join(mount, "data"),
    LOG_LEVEL: "error",
    CALL_RATE: "10000000",
    READ_RATE: "1000000000",
    ACCOUNT_READ_RATE: "1000000000",
  });
let server = await startServer();

async function signIn(): Promise<string> {
  const line = server.said.split("\n").find((text) => /admin/i.test(text) && /\d{10}/.test(text)) ?? "";
  const [, phoneNumber, password = ""] = /(\d{10})\s+(.+)$/.exec(line) ?? [];
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify({ phoneNumber, password: password.trim() }),
  });
  const cookies = response.headers.getSetCookie().map((text) => text.split(";", 1)[0]);
  return cookies.join("; ");
}
const cookie = await signIn();

const acknowledgedLabels = new Set<string>();
const unexplainedLabels = new Set<string>();
let refusedCount = 0;
async function write(label: string): Promise<void> {
  const notificationUrl = `/${"x".repeat(300)}`;
  const response = await fetch(`${server.url}/api/promotion/create`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url, cookie },
    body: JSON.stringify({ label, imageUrl: "/a.svg", notificationUrl, urlType: 1, order: 1, active: true }),
  });
  const { code = "" } = (await response.json()) as { code?: string };
  if (response.ok) acknowledgedLabels.add(label);
  else if (code === "storage_full" && response.headers.has("retry-after")) refusedCount += 1;
  else unexplainedLabels.add(`${response.status} ${code}`);
}

let slowest = 0;
const health = setInterval(() => {
  const asked = performance.now();
  const answered = () => (slowest = Math.max(slowest, performance.now() - asked));
  fetch(`${server.url}/healthz`).then(answered, () => (slowest = Infinity));
}, 100);

async function writeFor(seconds: number, label: string): Promise<void> {
  const before = { written: acknowledgedLabels.size, refused: refusedCount };
  const end = performance.now() + seconds * 1000;
  for (let turn = 0; performance.now() < end; turn++)
    await Promise.all([0, 1, 2, 3].map((writer) => write(`${label}-${turn}-${writer}`)));
  const ready = await fetch(`${server.url}/readyz`);
  console.log(
    `${label}: ${acknowledgedLabels.size - before.written} written, ${refusedCount - before.refused} refused, readyz ${ready.status}, ${Math.round(free() / MEBI)} MB free`,
  );
}

try {
  await writeFor(4, "with space");
  fillTo(12);
  await wait(NOTICED);
  await writeFor(3, "12 MB free");
  rmSync(filler);
  await wait(NOTICED);
  await writeFor(4, "space again");
  fillTo(65);
  await writeFor(20, "running out");
  clearInterval(health);
  const askedAt = performance.now();
  server.end();
  await server.exit;
  console.log(`SIGTERM: ended after ${Math.round(performance.now() - askedAt)} ms`);
  rmSync(filler);
  server = await startServer();
  const list = await (await fetch(`${server.url}/api/promotion/getlist`)).text();
  const lostLabels = [...acknowledgedLabels].filter((label) => !list.includes(`"${label}"`));
  console.log(
    `${acknowledgedLabels.size} acknowledged, ${lostLabels.length} lost; slowest /healthz ${Math.round(slowest)} ms`,
  );
  if (lostLabels.length > 0 || unexplainedLabels.size > 0 || refusedCount === 0 || slowest > 5000) {
    console.error("fails:", lostLabels.slice(0, 5), [...unexplainedLabels]);
    process.exitCode = 1;
  }
} finally {
  clearInterval(health);
  server.end();
  await server.exit;
  execFileSync("umount", [mount]);
  rmSync(mount, { recursive: true, force: true });
}

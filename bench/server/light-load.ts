import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { median } from "./figures.ts";
import { firstMatchId } from "./match-id.ts";
import { start } from "./processes.ts";
import { signInAs } from "./sign-in.ts";
import { needWrk, wrk } from "./wrk.ts";
import type { WrkLoad } from "./wrk.ts";

/**
 * The three most frequent reads against a bare Fastify route with the same bytes, with a load generator that leaves the
 * processor to the servers. Rounds alternate, so that other load affects both sides; the middle round counts.
 */
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 7);
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 2);
const CONNECTIONS = 50;
const ASKED = 0.75;

needWrk();
const folder = mkdtempSync(join(tmpdir(), "teamwright-light-"));
const server = await start("apps/server/bin/teamwright.mjs", ["serve", "--demo", "--no-web"], {
  PORT: "0",
  DATA_DIR: join(folder, "data"),
  LOG_LEVEL: "warn",
  READ_RATE: "1000000000",
  ACCOUNT_READ_RATE: "1000000000",
});
const endedServers = [server];
try {
  const customer = await signInAs(server, /customer with a plan|with a plan/i);
  const headers = { cookie: customer.cookie };
  const bytesOf = async (path: string) => {
    const reply = await fetch(server.url + path, { headers: { ...headers, "accept-encoding": "identity" } });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
    return Buffer.from(await reply.arrayBuffer());
  };
  const list = "/api/fantasy/matches/cricket";
  const reads = [
    { what: "match list", path: list, route: "/list" },
    {
      what: "match detail",
      path: `/api/fantasy/match/${await firstMatchId(server.url, list)}`,
      route: "/match",
    },
    { what: "plan status", path: `/api/plan/status/${customer.id}`, route: "/status" },
  ];
  const files: string[] = [];
  for (const { path, route } of reads) {
    const file = join(folder, route.slice(1));
    writeFileSync(file, await bytesOf(path));
    files.push(file);
  }
  const bare = await start("bench/server/bare.ts", files);
  endedServers.push(bare);

  console.log(
    `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${ROUNDS} rounds of ${SECONDS} s at ${CONNECTIONS} connections\n`,
  );
  console.log("| what | calls per second | of the bare route | by processor time | asked | |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const { what, path, route } of reads) {
    const settings = { connections: CONNECTIONS, seconds: SECONDS };
    const rounds: { ours: WrkLoad; theirs: WrkLoad }[] = [];
    // One round more: in the first one both compile.
    for (let round = 0; round <= ROUNDS; round++)
      rounds.push({
        // The same request on both sides.
        theirs: await wrk(bare, route, { ...settings, headers }),
        ours: await wrk(server, path, { ...settings, headers }),
      });
    const countedRounds = rounds.slice(1);
    const rate = median(countedRounds.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond));
    const processor = median(
      countedRounds.map(
        ({ ours, theirs }) => (theirs.processor ?? Number.NaN) / (ours.processor ?? Number.NaN),
      ),
    );
    const failedCount = countedRounds.reduce((sum, { ours }) => sum + ours.failed, 0);
    // Other programs on the machine disturb the rate; the processor time of a call is the server's own.
    const isMet = Math.max(rate, Number.isNaN(processor) ? 0 : processor) >= ASKED && failedCount === 0;
    console.log(
      `| ${what} | ${median(countedRounds.map(({ ours }) => ours.perSecond)).toFixed(0)} / ${median(countedRounds.map(({ theirs }) => theirs.perSecond)).toFixed(0)} | ${rate.toFixed(2)} | ${processor.toFixed(2)} | ${ASKED} | ${isMet ? "met" : "MISSED"}${failedCount > 0 ? `, ${failedCount} failed` : ""} |`,
    );
    if (!isMet) process.exitCode = 1;
  }
} finally {
  for (const each of endedServers) each.end();
  await wait(500);
  rmSync(folder, { recursive: true, force: true });
}

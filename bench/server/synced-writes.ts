import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openPglite } from "../../apps/server/src/db/open-database.ts";
import { median } from "./figures.ts";

/**
 * Acknowledged writes a second of the embedded database, which waits for the disk, against the same without waiting
 * (`without-sync.ts`), with one writer and with eight. Rounds alternate.
 */
const ROUNDS = 5;
const SECONDS = 2;
const ASKED = 0.3;
const self = fileURLToPath(import.meta.url);

async function measure(writers: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-synced-"));
  const { client, close } = await openPglite({ folder });
  await client.exec("create table writes (id serial primary key, body text not null)");
  const end = performance.now() + SECONDS * 1000;
  let writtenCount = 0;
  const write = async (): Promise<void> => {
    while (performance.now() < end) {
      await client.query("insert into writes (body) values ($1)", ["x".repeat(100)]);
      writtenCount += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await close();
  rmSync(folder, { recursive: true, force: true });
  return writtenCount / SECONDS;
}

function rate(writers: number, synced: boolean): number {
  const preload = synced ? [] : ["--import", fileURLToPath(new URL("without-sync.ts", import.meta.url))];
  return Number(execFileSync(process.execPath, [...preload, self, String(writers)], { encoding: "utf8" }));
}

const [, , writers] = process.argv;
if (writers !== undefined) console.log(await measure(Number(writers)));
else
  for (const count of [1, 8]) {
    const rounds = Array.from({ length: ROUNDS }, () => ({
      synced: rate(count, true),
      unsynced: rate(count, false),
    }));
    const syncedMedian = median(rounds.map((round) => round.synced));
    const share = median(rounds.map((round) => round.synced / round.unsynced));
    const isMet = share >= ASKED;
    if (!isMet) process.exitCode = 1;
    console.log(
      `${isMet ? "ok" : "MISSED"}  ${count} writer(s): ${Math.round(syncedMedian)} a second, ${Math.round(share * 100)} % of those without a sync (asked ${ASKED * 100} %)`,
    );
  }

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../../apps/server/src/db/open-database.ts";
import { vacuumOnce } from "../../apps/server/src/db/embedded/vacuum.ts";
import { median } from "./figures.ts";

/**
 * Years of a busy installation in the embedded database: sessions that are used, settings that count, matches whose content
 * changes. Size and query times at the end against those at the start, and the age of transaction ids.
 *
 *   npm run bench:years -- --updates 10000000
 */
const at = process.argv.indexOf("--updates");
const UPDATES = at < 0 ? 10_000_000 : Number(process.argv[at + 1]);
const ROWS = { visits: 5000, counters: 200, contents: 1000 } as const;
/** Rows of one statement: single updates would take hours and leave the same dead rows. */
const BATCH = 500;
const ROUNDS = 200;
/**
 * Updates between two looks for a table that needs a vacuum. A server looks every 30 seconds; ten million updates in three
 * years are three in that time.
 */
const LOOK_AFTER = 2000;

const folder = mkdtempSync(join(tmpdir(), "teamwright-years-"));
const { client, close } = await openPglite({ folder, vacuumEvery: 2 ** 31 - 1 });
const numbers = async (sql: string): Promise<number[]> =>
  Object.values((await client.query(sql)).rows[0] ?? {}).map(Number);

await client.exec(`
  create table visits (id int primary key, token text not null unique, seen timestamptz not null default now());
  insert into visits select i, md5(i::text) from generate_series(1, ${ROWS.visits}) i;
  create table counters (name text primary key, value bigint not null);
  insert into counters select 'counter ' || i, 0 from generate_series(1, ${ROWS.counters}) i;
  create table contents (id int primary key, content jsonb not null);
  insert into contents select i, jsonb_build_object('text', repeat(md5(i::text), 60)) from generate_series(1, ${ROWS.contents}) i;`);

const queries = {
  "a session by its token": () => client.query("select * from visits where token = md5('77')"),
  "all counters": () => client.query("select * from counters"),
  "twenty contents": () => client.query("select * from contents where id between 100 and 119"),
} as const;

async function times(): Promise<number[]> {
  const list: number[] = [];
  for (const run of Object.values(queries)) {
    const takenTimes: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now();
      await run();
      takenTimes.push(performance.now() - from);
    }
    list.push(median(takenTimes));
  }
  return list;
}

const tables = ["visits", "counters", "contents"] as const;
const sizes = () =>
  numbers(`select ${tables.map((name) => `pg_total_relation_size('${name}') as ${name}`).join(", ")}`);

const before = { sizes: await sizes(), times: await times() };
const start = performance.now();
for (let doneCount = 0; doneCount < UPDATES; doneCount += 2 * BATCH) {
  const first = (doneCount / 2) % ROWS.visits;
  await client.query(`update visits set seen = now() where id > ${first} and id <= ${first + BATCH}`);
  await client.query("update counters set value = value + 1");
  const content = ((doneCount / 7) % ROWS.contents) | 0;
  await client.query(
    `update contents set content = jsonb_set(content, '{n}', '${doneCount}') where id > ${content} and id <= ${content + BATCH - ROWS.counters}`,
  );
  if (doneCount % LOOK_AFTER !== 0) continue;
  // PostgreSQL counts dead rows once a second at most.
  await client.query("select pg_stat_force_next_flush()");
  while (await vacuumOnce(client));
}
const seconds = (performance.now() - start) / 1000;
const after = { sizes: await sizes(), times: await times() };
const [age = 0] = await numbers("select max(age(relfrozenxid)) from pg_class where relkind = 'r'");
await client.exec(`vacuum full ${tables.join(", ")}`);
const live = await sizes();
await close();
rmSync(folder, { recursive: true, force: true });

console.log(`${UPDATES} updates in ${Math.round(seconds)} s; oldest transaction id: ${age} transactions`);
let isMissed = false;
const report = (name: string, ratio: number, most: number, detail: string) => {
  isMissed ||= ratio > most;
  console.log(
    `${ratio > most ? "MISSED" : "ok"}  ${name}: ${ratio.toFixed(2)} times (at most ${most}), ${detail}`,
  );
};
for (const [index, name] of tables.entries())
  report(
    `size of ${name} against its live data`,
    after.sizes[index]! / live[index]!,
    3,
    `${Math.round(before.sizes[index]! / 1024)} KB at the start, ${Math.round(after.sizes[index]! / 1024)} KB at the end`,
  );
for (const [index, name] of Object.keys(queries).entries())
  report(
    name,
    after.times[index]! / before.times[index]!,
    2,
    `${before.times[index]!.toFixed(2)} and ${after.times[index]!.toFixed(2)} ms`,
  );
if (isMissed) process.exitCode = 1;

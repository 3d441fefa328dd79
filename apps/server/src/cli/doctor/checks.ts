import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { VERSION } from "@teamwright/contract/version";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { z } from "zod";
import { DAY, HOUR } from "@teamwright/domain/durations";
import { newestBackup } from "#db/backup-file.ts";
import { schemaVersion } from "#db/migrations.ts";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import type { Deps } from "#http/deps.ts";
import { countUnprotectedStaff } from "#modules/auth/public.ts";
import { secretSince } from "#app/check-secret.ts";
import { bareHooks, describeSources } from "#modules/sources/public.ts";

/** What a check found, in words for the operator. */
export interface Finding {
  readonly state: "ok" | "warn" | "bad";
  readonly text: string;
}

interface DoctorCheck {
  readonly name: string;
  readonly run: (deps: Deps) => Promise<readonly Finding[]>;
}

const GB = 1e9;
/** The server needs room for a backup and for the database's log. */
const FREE_BYTES = { bad: 0.2 * GB, warn: 2 * GB };
const CLOCK_SECONDS = { bad: 60, warn: 2 };
/** A secret is replaced each year. */
const SECRET_DAYS = 365;
/** A daily backup with a margin. */
const BACKUP_HOURS = 36;

const ok = (text: string): Finding => ({ state: "ok", text });
const warn = (text: string): Finding => ({ state: "warn", text });
const bad = (text: string): Finding => ({ state: "bad", text });
const byBounds = (value: number, bounds: { readonly bad: number; readonly warn: number }, text: string) =>
  value >= bounds.bad ? bad(text) : value >= bounds.warn ? warn(text) : ok(text);
const inGb = (bytes: number): string => `${(bytes / GB).toFixed(1)} GB`;

/** The single row of a query. */
async function rowOf<Row extends z.ZodType>(db: Db, query: SQL, row: Row): Promise<z.output<Row>> {
  const [found] = await rowsOf(db, query, row);
  if (found === undefined) throw new Error("the database answered without a row");
  return found;
}

async function checkDatabase({ database }: Deps): Promise<Finding[]> {
  const began = performance.now();
  const about = await rowOf(
    database.db,
    sql`select split_part(version(), ' ', 2) as version, pg_database_size(current_database()) as bytes, current_setting('fsync') as fsync`,
    z.object({ version: z.string(), bytes: z.coerce.number(), fsync: z.string() }),
  );
  const took = Math.round(performance.now() - began);
  const where = database.kind === "pglite" ? "embedded" : "PostgreSQL";
  const schema = new Date(await schemaVersion(database.db)).toISOString().slice(0, 10);
  return [
    ok(
      `${where}, version ${about.version}, ${inGb(about.bytes)}, schema of ${schema}, answers in ${took} ms`,
    ),
    about.fsync === "on" ? ok("writes reach the disk (fsync)") : bad("fsync is off: a power cut loses data"),
  ];
}

/** A role that may do more than own its database gives that to whoever takes over the server. */
async function checkRole({ database }: Deps): Promise<Finding[]> {
  if (database.kind === "pglite") return [];
  const { role, more } = await rowOf(
    database.db,
    sql`select rolname as role, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as more
      from pg_roles where rolname = current_user`,
    z.object({ role: z.string(), more: z.boolean() }),
  );
  return [
    more
      ? warn(`the role ${role} may do more than own its database: docs/security.md#hardened`)
      : ok(`the role ${role} owns its database and no more`),
  ];
}

async function checkClock({ database }: Deps): Promise<Finding[]> {
  const before = Date.now();
  const { at } = await rowOf(
    database.db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as at`,
    z.object({ at: z.coerce.number() }),
  );
  const apart = Math.abs(at - (before + Date.now()) / 2) / 1000;
  return [
    byBounds(apart, CLOCK_SECONDS, `the clocks of server and database are ${apart.toFixed(1)} s apart`),
  ];
}

const checkRedis = async ({ env, redis }: Deps): Promise<Finding[]> => [
  redis === null
    ? ok("not used: one instance")
    : redis.isUp
      ? ok("answers")
      : bad(`does not answer at REDIS_URL (${new URL(env.REDIS_URL ?? "").host})`),
];

async function checkDisk({ env }: Deps): Promise<Finding[]> {
  const folders = new Set([env.DATA_DIR, env.BACKUP_DIR]);
  return Promise.all(
    [...folders].map(async (folder) => {
      const system = await statfs(folder).catch(() => null);
      if (system === null) return warn(`${folder} is not there yet`);
      const free = system.bavail * system.bsize;
      const text = `${inGb(free)} free at ${folder}`;
      return free <= FREE_BYTES.bad ? bad(text) : free <= FREE_BYTES.warn ? warn(text) : ok(text);
    }),
  );
}

async function checkAge({ database }: Deps): Promise<Finding[]> {
  const since = await secretSince(database.db);
  if (since === null) return [];
  const days = Math.floor((Date.now() - since.getTime()) / DAY);
  const text = `the secret is ${days} days old`;
  return [days > SECRET_DAYS ? warn(`${text}: docs/security.md says how to replace it each year`) : ok(text)];
}

async function checkSecret(deps: Deps): Promise<Finding[]> {
  const { env } = deps;
  const age = await checkAge(deps);
  if (env.TEAMWRIGHT_SECRET !== undefined) return [ok("from TEAMWRIGHT_SECRET"), ...age];
  const path = join(env.DATA_DIR, "secret.key");
  const file = await stat(path).catch(() => null);
  if (file === null)
    return [warn(`${path} is not there yet: the server makes it at its first start`), ...age];
  const open = process.platform !== "win32" && (file.mode & 0o077) !== 0;
  return [
    open ? bad(`${path} can be read by other accounts: chmod 600 it`) : ok(`${path}; keep a copy of it`),
    ...age,
  ];
}

async function checkBackups({ env }: Deps): Promise<Finding[]> {
  if (env.BACKUP_KEEP === 0) return [warn("no daily backups: BACKUP_KEEP is 0")];
  const newest = await newestBackup(env.BACKUP_DIR);
  if (newest === null) return [warn(`none in ${env.BACKUP_DIR} yet`)];
  const hours = (Date.now() - newest.getTime()) / HOUR;
  const text = `the newest is ${Math.round(hours)} hours old, in ${env.BACKUP_DIR}`;
  return [hours > BACKUP_HOURS ? bad(text) : ok(text)];
}

async function checkSources(deps: Deps): Promise<Finding[]> {
  const sources = await describeSources(deps, new Date());
  const bare = bareHooks(deps.env).map((name) =>
    warn(`the hook of ${name} takes its secret alone: have the vendor sign, then set HOOK_BARE_SECRET=0`),
  );
  if (sources.length === 0) return [ok("none is on: matches come by imports"), ...bare];
  const sourceChecks = sources.map(({ name, silent, lastFailure, lastSuccessAt }) => {
    if (silent) return bad(`${name} brings nothing${lastFailure === null ? "" : `: ${lastFailure}`}`);
    if (lastSuccessAt === null) return warn(`${name} was not asked yet`);
    return ok(`${name} answered ${Math.round((Date.now() - lastSuccessAt.getTime()) / 60_000)} minutes ago`);
  });
  return [...sourceChecks, ...bare];
}

async function checkJobs({ database, jobs }: Deps): Promise<Finding[]> {
  const { last, waiting } = await rowOf(
    database.db,
    sql`select extract(epoch from now() - max(completed_on) filter (where state = 'completed')) as last,
      count(*) filter (where state < 'active' and start_after < now() - interval '10 minutes') as waiting
      from jobs.job`,
    z.object({ last: z.nullable(z.coerce.number()), waiting: z.coerce.number() }),
  );
  const failedCount = [...(await jobs.failed()).values()].reduce((sum, count) => sum + count, 0);
  return [
    last === null
      ? warn("no job has run yet: the server makes them")
      : byBounds(last / 3600, { bad: 3, warn: 2 }, `the last one ended ${Math.round(last / 60)} minutes ago`),
    failedCount > 0 ? warn(`${failedCount} failed within a day`) : ok("none failed within a day"),
    ...(waiting > 0 ? [warn(`${waiting} have waited for more than ten minutes`)] : []),
  ];
}

async function checkStaff({ database, env }: Deps): Promise<Finding[]> {
  const { staff, unprotected } = await countUnprotectedStaff(database.db);
  if (staff === 0) return [warn("there is no admin: teamwright admin create")];
  if (unprotected === 0) return [ok(`${staff} admins and superusers, each with a second factor`)];
  const text = `${unprotected} of ${staff} admins and superusers have no second factor`;
  return [
    env.STAFF_SECOND_FACTOR === "required" ? ok(`${text}; their next session sets one up`) : warn(text),
  ];
}

const checkHardened = async ({ env }: Deps): Promise<Finding[]> => [
  env.HARDENED
    ? ok("HARDENED: passwords of 8 characters, https alone, signed hooks, TLS to other machines")
    : warn("HARDENED is off: docs/security.md says what it asks for"),
];

/** In the order of the page. */
export const checks: readonly DoctorCheck[] = [
  { name: "version", run: async () => [ok(`Teamwright ${VERSION}, Node ${process.versions.node}`)] },
  { name: "database", run: checkDatabase },
  { name: "role", run: checkRole },
  { name: "clock", run: checkClock },
  { name: "redis", run: checkRedis },
  { name: "disk", run: checkDisk },
  { name: "secret", run: checkSecret },
  { name: "hardened", run: checkHardened },
  { name: "backups", run: checkBackups },
  { name: "sources", run: checkSources },
  { name: "jobs", run: checkJobs },
  { name: "staff", run: checkStaff },
];

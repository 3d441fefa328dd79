import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";

/** Where Debian installs it, which is not on every path. */
const program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((file) => existsSync(file)) ?? null;

/** Whether this machine can run a PgBouncer of a test's own. */
export const hasOwnPooler = process.platform === "linux" && program !== null;

/** It refuses to run as root; root runs it as the user of PostgreSQL's package. */
function runAs(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (what: string) => Number(execFileSync("id", [what, "postgres"], { stdio: "pipe" }).toString());
  return { uid: id("-u"), gid: id("-g") };
}

export interface OwnPooler {
  /** The database's address through the pooler. */
  url(database: string): string;
  close(): Promise<void>;
}

/** A PgBouncer in transaction mode before the PostgreSQL at the address, with two connections to each database. */
export async function ownPooler(server: string): Promise<OwnPooler> {
  if (program === null) throw new Error("no PgBouncer is installed");
  const user = runAs();
  const folder = mkdtempSync(join(tmpdir(), "teamwright-pooler-"));
  const { hostname, port: behind, username } = new URL(server);
  const port = await freePort();
  writeFileSync(join(folder, "users.txt"), `"${username}" ""\n`);
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${behind || "5432"} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
auth_file = ${join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = 2
unix_socket_dir =
`,
  );
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const child = spawn(program, ["-q", settings], { ...user, stdio: "ignore" });
  const exit = new Promise((resolve) => child.once("exit", resolve));
  const url = (database: string) => `postgres://${username}@127.0.0.1:${port}/${database}`;
  for (let tries = 0; tries < 100; tries++) {
    const client = new pg.Client({ connectionString: url("postgres") });
    client.on("error", () => undefined);
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answers) break;
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    url,
    close: async () => {
      child.kill("SIGKILL");
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

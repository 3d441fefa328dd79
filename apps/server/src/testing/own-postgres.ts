import { execFileSync, spawn } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";

/** Where Debian keeps the server's programs, which are not on the path there. */
const DEBIAN = "/usr/lib/postgresql";

function programs(): string | null {
  const installedFolder = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, "bin"))
    : [];
  const folders = [...installedFolder, ...(process.env["PATH"] ?? "").split(":")];
  return (
    folders.find((each) => existsSync(join(each, "initdb")) && existsSync(join(each, "postgres"))) ?? null
  );
}

/** PostgreSQL refuses to run as root; root runs it as the user that its package makes. Null: there is none. */
function runAs(): { readonly uid?: number; readonly gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (what: string) => Number(execFileSync("id", [what, "postgres"], { stdio: "pipe" }).toString());
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return null;
  }
}

/** Whether this machine can run a PostgreSQL of a test's own, and kill it (Linux only). */
export const hasOwnPostgres = process.platform === "linux" && programs() !== null && runAs() !== null;

export interface OwnPostgres {
  readonly url: string;
  /** Starts it, again after a kill; resolves once it accepts queries. */
  start(): Promise<void>;
  /** Kills all its processes without cleanup, as a power cut does. */
  kill(): Promise<void>;
  /** Stops all its processes as they are: they take bytes and reply to nothing, until `thaw`. */
  freeze(): void;
  /** Stops only the process that takes connections: those that are open go on. */
  freezeConnecting(): void;
  /** Stops only the process of one connection, by its `pg_backend_pid()`. */
  freezeConnection(process: number): void;
  thaw(): void;
  /** Kills it and removes its folder. */
  remove(): Promise<void>;
}

/** A PostgreSQL that only clients with a certificate reach. */
interface Certificates {
  /** Files of the server. */
  readonly server: { readonly ca: string; readonly cert: string; readonly key: string };
  /** The parameters with which a client connects. */
  readonly parameters: string;
}

/** A PostgreSQL in a temporary folder on a free port. It is not started yet. */
export async function ownPostgres(certificates?: Certificates): Promise<OwnPostgres> {
  const [bin, user] = [programs(), runAs()];
  if (bin === null || user === null) throw new Error("no PostgreSQL is installed");
  const folder = mkdtempSync(join(tmpdir(), "teamwright-postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  // Flushing to the disk stays on: what is acknowledged must be there after the kill.
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust"], {
    ...user,
    cwd: folder,
    stdio: "pipe",
  });
  const port = await freePort();
  const url =
    certificates === undefined
      ? `postgres://postgres@127.0.0.1:${port}/postgres`
      : `postgres://postgres@localhost:${port}/postgres?${certificates.parameters}`;
  const { ca, cert, key } = certificates?.server ?? {};
  if (key !== undefined) {
    writeFileSync(join(data, "pg_hba.conf"), "hostssl all all all cert\n");
    if (user.uid !== undefined && user.gid !== undefined) chownSync(key, user.uid, user.gid);
  }
  const tls =
    key === undefined ? [] : ["ssl=on", `ssl_ca_file=${ca}`, `ssl_cert_file=${cert}`, `ssl_key_file=${key}`];
  let exit: Promise<unknown> = Promise.resolve();
  let pid = 0;
  const kill = async () => {
    if (pid === 0) return;
    // Stopped first, so that it starts no further process meanwhile.
    signal(pid, "SIGSTOP");
    const all = [pid, ...childrenOf(pid)];
    for (const each of all) signal(each, "SIGKILL");
    pid = 0;
    await exit;
    // The next start is refused while a process of this one holds the shared memory.
    while (all.some((each) => existsSync(`/proc/${each}`))) await new Promise((next) => setTimeout(next, 10));
  };
  return {
    url,
    start: async () => {
      const options = ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"];
      for (const setting of tls) options.push("-c", setting);
      const child = spawn(join(bin, "postgres"), options, { ...user, cwd: folder, stdio: "ignore" });
      exit = new Promise((resolve) => child.once("exit", resolve));
      pid = child.pid ?? 0;
      await untilItAnswers(url, () => child.exitCode === null);
    },
    kill,
    freeze: () => [pid, ...childrenOf(pid)].forEach((each) => signal(each, "SIGSTOP")),
    freezeConnecting: () => signal(pid, "SIGSTOP"),
    freezeConnection: (process) => signal(process, "SIGSTOP"),
    thaw: () => [pid, ...childrenOf(pid)].forEach((each) => signal(each, "SIGCONT")),
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  try {
    const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return listed.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function signal(pid: number, name: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

async function untilItAnswers(url: string, runs: () => boolean): Promise<void> {
  while (runs()) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query("select 1");
      return;
    } catch {
      // Not yet: it replays its log after a kill.
      await new Promise((next) => setTimeout(next, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error("PostgreSQL ended while it started");
}

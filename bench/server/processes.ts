import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Running {
  readonly url: string;
  readonly said: string;
  readonly pid: number;
  /** Resolves when the process has ended. */
  readonly exit: Promise<unknown>;
  end(): void;
}

/** Starts a Node program and waits until it prints an address. */
export async function start(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [root + file, ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/[\w.]+:\d+/.exec(output)?.[0];
      // The demo's sign-ins follow the address in the same output.
      if (address !== undefined) setTimeout(() => resolve(address.replace("localhost", "127.0.0.1")), 200);
    });
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}: ${output}`)));
  });
  const exit = new Promise((resolve) => child.once("exit", resolve));
  return { url, said: output, pid: child.pid ?? 0, exit, end: () => void child.kill("SIGTERM") };
}

export interface Load {
  readonly perSecond: number;
  /**
   * Microseconds of processor time that the server's process spent per call; null where the system does not report it.
   */
  readonly processor: number | null;
  /** Milliseconds. */
  readonly p99: number;
  readonly failed: number;
}

/** Milliseconds of processor time of a process since its start, all threads; null where there is no /proc. */
export function processorTime(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    // Clock ticks are hundredths of a second on every Linux that Node runs on.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

/** Loads one address of a server from a separate process. */
export async function load(
  server: Running,
  path: string,
  options: {
    connections: number;
    seconds: number;
    headers?: Record<string, string>;
    rate?: number;
    har?: string;
  },
): Promise<Load> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => [
    "-H",
    `${name}=${value}`,
  ]);
  const rate = options.rate === undefined ? [] : ["-R", String(options.rate)];
  const har = options.har === undefined ? [] : ["--har", options.har];
  const args = [
    "-j",
    "-c",
    String(options.connections),
    "-d",
    String(options.seconds),
    ...rate,
    ...har,
    ...headers,
    server.url + path,
  ];
  const before = processorTime(server.pid);
  const child = spawn(process.execPath, [`${root}node_modules/autocannon/autocannon.js`, ...args], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await new Promise((resolve) => child.once("exit", resolve));
  const after = processorTime(server.pid);
  const result = JSON.parse(text) as {
    requests: { average: number; total: number };
    latency: { p99: number };
    errors: number;
    "4xx": number;
    "5xx": number;
  };
  return {
    perSecond: result.requests.average,
    processor: before === null || after === null ? null : ((after - before) * 1000) / result.requests.total,
    p99: result.latency.p99,
    failed: result.errors + result["4xx"] + result["5xx"],
  };
}

import { execFileSync, spawn } from "node:child_process";
import { processorTime } from "./processes.ts";
import type { Running } from "./processes.ts";

export interface WrkLoad {
  readonly perSecond: number;
  /** Microseconds of processor time that the server's process spent per call; null where the system does not report it. */
  readonly processor: number | null;
  /** Milliseconds. */
  readonly p99: number;
  readonly failed: number;
}

/** Throws an Error that says how to install the load generator, when it is missing. */
export function needWrk(): void {
  try {
    execFileSync("wrk", ["-v"], { stdio: "ignore" });
  } catch (error) {
    // It prints its version and ends with 1.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") return;
    throw new Error("wrk is missing. On Debian and Ubuntu: apt-get install wrk", { cause: error });
  }
}

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

const textOf = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? "0";

/** Loads one address with one thread, whose own cost is a fraction of that of a load generator in Node. */
export async function wrk(
  server: Running,
  path: string,
  options: { connections: number; seconds: number; headers?: Readonly<Record<string, string>> },
): Promise<WrkLoad> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => [
    "-H",
    `${name}: ${value}`,
  ]);
  const before = processorTime(server.pid);
  const child = spawn(
    "wrk",
    ["-t1", `-c${options.connections}`, `-d${options.seconds}s`, "--latency", ...headers, server.url + path],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await new Promise((resolve) => child.once("exit", resolve));
  const after = processorTime(server.pid);
  const calls = Number(textOf(text, /(\d+) requests in/));
  const [, amount = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(text) ?? [];
  const errors = [...(/Socket errors: (.*)/.exec(text)?.[1] ?? "").matchAll(/\d+/g)];
  return {
    perSecond: Number(textOf(text, /Requests\/sec:\s+([\d.]+)/)),
    processor: before === null || after === null ? null : ((after - before) * 1000) / calls,
    p99: Number(amount) * (MILLISECONDS[unit] ?? 1),
    failed:
      Number(textOf(text, /Non-2xx or 3xx responses: (\d+)/)) +
      errors.reduce((sum, [count]) => sum + Number(count), 0),
  };
}

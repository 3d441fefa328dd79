import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Running {
  readonly url: string;
  readonly said: string;
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
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/[\w.]+:\d+/.exec(said)?.[0];
      // The demo's sign-ins follow the address in the same breath.
      if (found !== undefined) setTimeout(() => resolve(found.replace("localhost", "127.0.0.1")), 200);
    });
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}: ${said}`)));
  });
  return { url, said, end: () => void child.kill("SIGTERM") };
}

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly failed: number;
}

/** Loads one address from a process of its own. */
export async function load(
  url: string,
  options: { connections: number; seconds: number; headers?: Record<string, string>; rate?: number },
): Promise<Load> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => [
    "-H",
    `${name}=${value}`,
  ]);
  const rate = options.rate === undefined ? [] : ["-R", String(options.rate)];
  const args = [
    "-j",
    "-c",
    String(options.connections),
    "-d",
    String(options.seconds),
    ...rate,
    ...headers,
    url,
  ];
  const child = spawn(process.execPath, [`${root}node_modules/autocannon/autocannon.js`, ...args], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await new Promise((resolve) => child.once("exit", resolve));
  const result = JSON.parse(text) as {
    requests: { average: number };
    latency: { p99: number };
    errors: number;
    "4xx": number;
    "5xx": number;
  };
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed: result.errors + result["4xx"] + result["5xx"],
  };
}

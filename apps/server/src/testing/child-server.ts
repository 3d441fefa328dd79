import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../../bin/teamwright.mjs", import.meta.url));

/** Such a process lives for seconds: optimizing the database's program would be a sixth of the work of a server's start. */
export const SHORT_LIVED = "--liftoff-only";

export interface ChildServer {
  readonly url: string;
  /** Kills it without cleanup. */
  kill(): Promise<void>;
  /** Asks it to stop; resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the real command in a separate process, on a free port, and does not wait for it. */
export function spawnServer(env: Readonly<Record<string, string>>, args: readonly string[] = ["--no-web"]) {
  const child = spawn(process.execPath, [SHORT_LIVED, bin, "serve", ...args], {
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: "0",
      LOG_LEVEL: "info",
      STAFF_SECOND_FACTOR: "warn",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const end = (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    return exit;
  };
  return { child, exit, kill: async () => void (await end("SIGKILL")), stop: () => end("SIGTERM") };
}

/** The same, once it listens. Rejects with its output when it does not start. */
export async function startChildServer(
  env: Readonly<Record<string, string>>,
  args?: readonly string[],
): Promise<ChildServer> {
  const { child, exit, kill, stop } = spawnServer(env, args);
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /"url":"([^"]+)"/.exec(output)?.[1];
      if (found !== undefined) resolve(found.replace("localhost", "127.0.0.1"));
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void exit.then((code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return { url, kill, stop };
}

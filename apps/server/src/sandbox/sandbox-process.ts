import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** The sandbox is a separate program that shares no code with the product, so it is started and not imported. */
export const sandboxProgram = fileURLToPath(new URL("../../../sandbox/bin/sandbox.mjs", import.meta.url));

/** How long the sandbox may take to listen. Milliseconds. */
const START_LIMIT = 15_000;

export interface RunningSandbox {
  readonly url: string;
  /** Resolves when the sandbox has ended. */
  close(): Promise<void>;
}

const announcement = z.object({ url: z.url() });

/**
 * Starts the sandbox on a free port with its state in `folder`. It ends with this process in every case, because its
 * standard input closes. Throws an Error when it does not start.
 */
export async function startSandbox(folder: string): Promise<RunningSandbox> {
  const child = spawn(
    process.execPath,
    [sandboxProgram, "--port", "0", "--data-dir", folder, "--with-parent"],
    {
      stdio: ["pipe", "pipe", "ignore"],
    },
  );
  // Writing to a sandbox that has just ended is not an error of this process.
  child.stdin.on("error", () => undefined);
  const exit = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  try {
    const { url } = await firstLine(child);
    // The sandbox must not keep this process alive.
    child.unref();
    return {
      url,
      close: async () => {
        child.stdin.end();
        await exit;
      },
    };
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
}

async function firstLine(child: ChildProcess): Promise<z.infer<typeof announcement>> {
  const output = child.stdout;
  if (output === null) throw new Error("The sandbox has no output.");
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("The sandbox did not start in time.")), START_LIMIT);
    const settle = (finish: () => void) => {
      clearTimeout(late);
      finish();
    };
    child.once("error", (error) => settle(() => reject(error)));
    child.once("exit", (code) => settle(() => reject(new Error(`The sandbox ended with code ${code}.`))));
    createInterface({ input: output }).once("line", (line) => {
      const result = announcement.safeParse(parseJson(line));
      settle(() =>
        result.success ? resolve(result.data) : reject(new Error("The sandbox gave no address.")),
      );
    });
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

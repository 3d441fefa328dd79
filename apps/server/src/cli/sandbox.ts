import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { makeDataFolder } from "#db/private-folder.ts";
import { exit } from "./command.ts";
import type { PlainCommand } from "./command.ts";
import { portNumber } from "./parse.ts";

interface SandboxOptions {
  readonly port?: number;
  readonly host?: string;
  readonly dataDir?: string;
}

/** Runs only the sandbox, until it is stopped. */
export const sandbox: PlainCommand = {
  name: "sandbox",
  describe: (program, choose) => {
    program
      .command("sandbox")
      .summary("Run the sandbox that plays the fantasy apps.")
      .description(
        "Run the sandbox that plays the fantasy apps. It prints its address; its pages show codes and teams.",
      )
      .option("--port <N>", "The port to listen on.", portNumber)
      .option("--host <ADDRESS>", "The address to listen on.")
      .option("--data-dir <FOLDER>", "The folder that keeps its state.")
      .option("--json", "Print the address as JSON; it always is.")
      .action((options: SandboxOptions) => choose(() => runSandbox(options)));
  },
};

async function runSandbox({ port, host, dataDir }: SandboxOptions): Promise<number> {
  const { sandboxProgram } = await import("#sandbox/sandbox-process.ts");
  if (dataDir !== undefined) makeDataFolder(resolve(dataDir));
  const args = [
    ...(port === undefined ? [] : ["--port", String(port)]),
    ...(host === undefined ? [] : ["--host", host]),
    ...(dataDir === undefined ? [] : ["--data-dir", dataDir]),
  ];
  const child = spawn(process.execPath, [sandboxProgram, ...args], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? exit.done;
}

import { parseArguments } from "#cli/parse.ts";
import { recordedIo } from "#cli/testing/recorded-io.ts";
import { engineCommands } from "../index.ts";

export interface Said {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

/** An engine command in this process, with real files. */
export async function runEngineCommand(...args: readonly string[]): Promise<Said> {
  const { io, out, err } = recordedIo(process.cwd());
  const parsedArguments = parseArguments(engineCommands, args, io);
  const status = typeof parsedArguments === "number" ? parsedArguments : await parsedArguments(io);
  return { status, stdout: textOf(out), stderr: textOf(err) };
}

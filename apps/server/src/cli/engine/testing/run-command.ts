import { parseArguments } from "../../parse.ts";
import { engineCommands } from "../index.ts";

export interface Said {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** An engine command in this process, with real files. */
export async function runEngineCommand(...args: readonly string[]): Promise<Said> {
  const said = { stdout: "", stderr: "" };
  const io = {
    cwd: process.cwd(),
    out: (line: string) => void (said.stdout += `${line}\n`),
    err: (line: string) => void (said.stderr += `${line}\n`),
    write: async () => undefined,
    readInput: async () => "",
    readBytes: async function* () {},
  };
  const parsed = parseArguments(engineCommands, args, io);
  return { status: typeof parsed === "number" ? parsed : await parsed(io), ...said };
}

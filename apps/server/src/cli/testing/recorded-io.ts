import type { Io } from "../command.ts";

/** Input and output of a command that a test runs, with the lines of both outputs. */
export interface RecordedIo {
  readonly io: Io;
  readonly out: string[];
  readonly err: string[];
}

/** `input` is all of standard input. */
export function recordedIo(cwd = "/", input = ""): RecordedIo {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = {
    cwd,
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    write: async () => undefined,
    readInput: async () => input,
    readBytes: async function* () {},
  };
  return { io, out, err };
}

import { writeSync } from "node:fs";

/** How long a reader that takes nothing is waited for. Milliseconds. */
const READER_WAIT = { step: 10, most: 500 } as const;

const isBusy = (error: unknown) => error instanceof Error && "code" in error && error.code === "EAGAIN";
const sleep = (milliseconds: number) =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/**
 * Lines go to standard output at once. A line that cannot be written is left out, and the next one that can tells how
 * many are missing: a full disk under the log must not stop the server.
 */
export function logOutput(writeSome: (bytes: Uint8Array) => number = (bytes) => writeSync(1, bytes)): {
  write(line: string): void;
} {
  let missing = 0;
  /** The last line ended in the middle. */
  let isTorn = false;

  const put = (text: string): boolean => {
    let rest = Buffer.from(text);
    let waitCount = 0;
    while (rest.length > 0)
      try {
        rest = rest.subarray(writeSome(rest));
        isTorn = rest.length > 0;
      } catch (error) {
        // Only once: whoever took nothing then is not waited for at each further line.
        if (!isBusy(error) || missing > 0 || waitCount >= READER_WAIT.most) return false;
        sleep(READER_WAIT.step);
        waitCount += READER_WAIT.step;
      }
    return true;
  };
  const lostLine = () =>
    JSON.stringify({ level: 40, time: Date.now(), msg: "log lines are missing", missing });

  return {
    write: (line) => {
      const note = missing === 0 ? "" : `${isTorn ? "\n" : ""}${lostLine()}\n`;
      if (put(note + line)) missing = 0;
      else missing += 1;
    },
  };
}

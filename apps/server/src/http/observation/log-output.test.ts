import { expect, test } from "vitest";
import { logOutput } from "./log-output.ts";

const failure = (code: string) => Object.assign(new Error(code), { code });

/** A disk with so many free bytes. */
function disk(free: number) {
  let text = "";
  const state = { free };
  const write = (bytes: Uint8Array) => {
    if (state.free === 0) throw failure("ENOSPC");
    const takenBytes = bytes.subarray(0, state.free);
    state.free -= takenBytes.length;
    text += Buffer.from(takenBytes).toString();
    return takenBytes.length;
  };
  return { state, write, lines: () => text.split("\n") };
}

test("lines that a full disk does not take are left out, and counted once it does", () => {
  const full = disk(8);
  const output = logOutput(full.write);
  for (const line of ["first\n", "second\n", "third\n"]) output.write(line);
  full.state.free = 1000;
  output.write("fourth\n");
  output.write("fifth\n");
  const [first, tornLine, note, ...rest] = full.lines();
  expect([first, tornLine, ...rest]).toEqual(["first", "se", "fourth", "fifth", ""]);
  expect(JSON.parse(note!)).toMatchObject({ level: 40, missing: 2 });
});

test("a reader that is busy for a moment gets every line", () => {
  const takenBytes = disk(1000);
  let turn = 0;
  const output = logOutput((bytes) => {
    if (turn++ % 2 === 0) throw failure("EAGAIN");
    return takenBytes.write(bytes.subarray(0, 3));
  });
  output.write("some words\n");
  expect(takenBytes.lines()).toEqual(["some words", ""]);
});

test("one that takes nothing at all is not waited for without end", () => {
  let tries = 0;
  const output = logOutput(() => {
    tries += 1;
    throw failure("EAGAIN");
  });
  output.write("nobody reads this\n");
  const first = tries;
  output.write("nor this\n");
  expect([first > 1, tries - first]).toEqual([true, 1]);
});

import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { VERSION } from "@teamwright/contract/version";
import { completion } from "./completion.ts";
import { engineCommands } from "./engine/index.ts";
import { man } from "./man.ts";
import { parseArguments } from "./parse.ts";
import { serverCommands } from "./server-commands.ts";
import { recordedIo } from "./testing/recorded-io.ts";

async function manualPage(): Promise<string> {
  const { io, out, err } = recordedIo(".");
  const commands = [...serverCommands(["man"]), ...engineCommands, completion, man];
  const run = parseArguments(commands, ["man"], io);
  expect(typeof run === "number" ? run : await run(io), err.join("\n")).toBe(0);
  return out.join("\n");
}

test("the manual page has every command with its options, in macros that exist", async () => {
  const page = await manualPage();
  expect(page).toContain(`.TH TEAMWRIGHT 1 "" "teamwright ${VERSION}"`);
  for (const name of ["serve", "admin create", "match export", "forecast evaluate", "best", "man"])
    expect(page).toContain(`.SS teamwright ${name}`);
  expect(page).toContain(".B \\-\\-prime\\-admin");
  const macros = new Set([...page.matchAll(/^[.'](\S*)/gm)].map(([, macro]) => macro));
  expect(macros).toEqual(new Set(["TH", "SH", "SS", "TP", "B"]));
});

const hasMandoc = spawnSync("mandoc", ["-T", "utf8"], { input: "" }).status === 0;
test.skipIf(!hasMandoc)("mandoc reads it without a complaint (skipped without mandoc)", async () => {
  const { stdout } = spawnSync("mandoc", ["-T", "lint", "-W", "warning"], {
    input: await manualPage(),
    encoding: "utf8",
  });
  // It has no date, so that the same commit gives the same bytes.
  expect(stdout.split("\n").filter((line) => line !== "" && !line.includes("missing date"))).toEqual([]);
});

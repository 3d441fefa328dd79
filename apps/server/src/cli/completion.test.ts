import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { completion } from "./completion.ts";
import { engineCommands } from "./engine/index.ts";
import { parseArguments } from "./parse.ts";
import { serverCommands } from "./server-commands.ts";
import { recordedIo } from "./testing/recorded-io.ts";

const program = fileURLToPath(new URL("../../bin/teamwright.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "teamwright-completion-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function scriptFor(shell: string): Promise<string> {
  const { io, out, err } = recordedIo(folder);
  const args = ["completion", shell];
  const run = parseArguments([...serverCommands(args), ...engineCommands, completion], args, io);
  expect(typeof run === "number" ? run : await run(io), err.join("\n")).toBe(0);
  return out.join("\n");
}

test("bash completes commands, the commands below them, and their options", async () => {
  const script = await scriptFor("bash");
  const complete = (...words: string[]): string[] => {
    const line = `${script}\nCOMP_WORDS=(teamwright ${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length}; _teamwright; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync("bash", ["-c", line], { encoding: "utf8" });
    expect(stderr).toBe("");
    return stdout.trim().split("\n");
  };
  expect(complete("se")).toEqual(["serve"]);
  expect(complete("admin", "cr")).toEqual(["create"]);
  expect(complete("admin", "create", "9000000001", "--pr")).toEqual(["--prime-admin"]);
  expect(complete("admin", "delete", "9000000001", "--")).toEqual(["--yes", "--json"]);
  expect(complete("match", "")).toEqual(["export"]);
  expect(complete("hindsight", "--po")).toEqual(["--points"]);
  expect(complete("forecast", "su")).toEqual(["suggest"]);
  expect(complete("forecast", "suggest", "--mo")).toEqual(["--model"]);
  expect(complete("count", "--format", "")).toEqual(["json", "csv"]);
  expect(complete("count", "--format", "c")).toEqual(["csv"]);
});

test("zsh and fish know every command too", async () => {
  const [zsh, fish] = [await scriptFor("zsh"), await scriptFor("fish")];
  for (const name of ["serve", "import", "explain", "completion"]) {
    expect(zsh).toContain(`'${name}'`);
    expect(fish).toMatch(new RegExp(`-n '__fish_use_subcommand' -a ${name} -d '`));
  }
  expect(fish).toContain("-l format -xa 'json csv'");
  expect(fish).toContain(
    "'__fish_seen_subcommand_from admin; and __fish_seen_subcommand_from create' -l role",
  );
});

test("help and wrong arguments open nothing: no folder, no database, no secret", () => {
  const data = join(folder, "data");
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], {
      encoding: "utf8",
      cwd: folder,
      env: { PATH: process.env["PATH"] ?? "", DATA_DIR: data },
    });
  const help = run("import", "--help");
  expect(help.status, help.stderr).toBe(0);
  expect(help.stdout).toContain("Usage: teamwright import");
  expect(run("backup").status).toBe(2);
  expect(existsSync(data)).toBe(false);
});

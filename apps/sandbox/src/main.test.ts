import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sampleMatches } from "./testing/sample-matches.ts";

const program = fileURLToPath(new URL("../bin/sandbox.mjs", import.meta.url));

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-test-"));
});
afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  child = spawn(process.execPath, [program, "--data-dir", folder, "--with-parent"]);
  const [line] = (await once(child.stdout!, "data")) as [Buffer];
  return (JSON.parse(line.toString()) as { url: string }).url;
}

async function stop(): Promise<void> {
  const ended = once(child!, "exit");
  child!.stdin!.end();
  await ended;
}

const post = (url: string, body: object) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

describe("the program", () => {
  it("listens on a free port, keeps its state and ends with its parent", async () => {
    const first = await start();
    await post(`${first}/control/matches`, { matches: sampleMatches() });
    await stop();
    const second = await start();
    const { matches } = (await (await fetch(`${second}/control/matches`)).json()) as { matches: object[] };
    expect(matches).toHaveLength(10);
  });

  it("sets aside a state that it cannot read", async () => {
    writeFileSync(join(folder, "sandbox.json"), "{ half");
    const url = await start();
    expect((await fetch(url)).status).toBe(200);
  });

  it("matches handed over again keep their ids", async () => {
    const url = await start();
    const idsOf = async () => {
      await post(`${url}/control/matches`, { matches: sampleMatches() });
      const { matches } = (await (await fetch(`${url}/control/matches`)).json()) as {
        matches: { id: string }[];
      };
      return matches.map(({ id }) => id);
    };
    expect(await idsOf()).toEqual(await idsOf());
  });
});

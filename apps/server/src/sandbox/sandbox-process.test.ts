import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "./sandbox-process.ts";

const teamwright = fileURLToPath(new URL("../../bin/teamwright.mjs", import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "teamwright-sandbox-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/control/apps`).then(
    (reply) => reply.ok,
    () => false,
  );

describe("the sandbox's process", () => {
  it("listens on a free port and ends when it is closed", async () => {
    const running = await startSandbox(folder);
    expect(await answers(running.url)).toBe(true);
    await running.close();
    expect(await answers(running.url)).toBe(false);
  });

  it("is started alone by the command line, and ends with it", async () => {
    const command = spawn(process.execPath, [teamwright, "sandbox", "--data-dir", folder]);
    const [line] = (await once(command.stdout, "data")) as [Buffer];
    const { url } = JSON.parse(line.toString()) as { url: string };
    expect(await answers(url)).toBe(true);
    const exit = once(command, "exit");
    command.kill("SIGTERM");
    expect((await exit)[0]).toBe(0);
    expect(await answers(url)).toBe(false);
  });

  it("ends with a parent that is killed", async () => {
    const code = `import { startSandbox } from ${JSON.stringify(new URL("./sandbox-process.ts", import.meta.url).href)};
      process.stdout.write((await startSandbox(${JSON.stringify(folder)})).url);
      setInterval(() => undefined, 1000);`;
    const parent = spawn(process.execPath, ["--input-type=module", "-e", code]);
    const [url] = (await once(parent.stdout, "data")) as [Buffer];
    expect(await answers(url.toString())).toBe(true);
    parent.kill("SIGKILL");
    await expect.poll(() => answers(url.toString()), { timeout: 10_000 }).toBe(false);
  });
});

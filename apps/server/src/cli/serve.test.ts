import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { spawnServer } from "../testing/child-server.ts";

const folder = mkdtempSync(join(tmpdir(), "teamwright-serve-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("serve --json: standard output has JSON lines only, one of them the address at which it answers", async () => {
  const { child, stop } = spawnServer({ DATA_DIR: folder }, ["--no-web", "--json"]);
  let out = "";
  const address = new Promise<{ url: string }>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      const line = out.split("\n").find((each) => each.startsWith('{"url":') && each.endsWith("}"));
      if (line !== undefined) resolve(JSON.parse(line));
    });
    child.once("exit", () => reject(new Error(out)));
  });
  const said = await address;
  expect(said).toEqual({
    url: expect.stringMatching(/^http:\/\/localhost:\d+$/),
    database: "pglite",
    demo: false,
  });
  expect((await fetch(`${said.url}/readyz`)).status).toBe(200);
  expect(await stop()).toBe(0);
  for (const line of out.trimEnd().split("\n")) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
});

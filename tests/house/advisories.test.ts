import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// A script has no types: they are said here.
const { knownFaults } = (await import(join(import.meta.dirname, "../../scripts/advisories.mjs"))) as {
  knownFaults: (folder: string, environment: NodeJS.ProcessEnv) => Promise<string[]>;
};

const folder = mkdtempSync(join(tmpdir(), "teamwright-advisories-"));
const fault = {
  id: 1,
  title: "A fault of the test",
  severity: "high",
  vulnerable_versions: "<5",
  url: "https://example.com/",
};
let advisories: object | null = {};
const registry = createServer((request, response) => {
  const answers = request.url === "/-/npm/v1/security/advisories/bulk" && advisories !== null;
  request.resume().on("end", () => {
    response.writeHead(answers ? 200 : 405, { "content-type": "application/json" });
    response.end(JSON.stringify(answers ? advisories : {}));
  });
});
beforeAll(async () => {
  const about = { name: "product", version: "1.0.0", dependencies: { zod: "4.6.7" } };
  const packages = { "": about, "node_modules/zod": { version: "4.6.7" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(about));
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({ ...about, lockfileVersion: 3, packages }),
  );
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

test("a release asks the registry for known faults of its libraries, and an answer is needed", async () => {
  const { port } = registry.address() as AddressInfo;
  const environment = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(folder, "cache"),
    npm_config_fetch_retries: "0",
  };
  expect(await knownFaults(folder, environment)).toEqual([]);
  advisories = { zod: [fault] };
  expect(await knownFaults(folder, environment)).toEqual(["zod: high, A fault of the test"]);
  advisories = null;
  await expect(knownFaults(folder, environment)).rejects.toThrow("advisories cannot be read");
}, 60_000);

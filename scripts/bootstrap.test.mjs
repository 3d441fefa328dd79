import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { spawnSync } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { root, toStart } from "./bootstrap.mjs";
import { librariesOf } from "./lock-file.mjs";

const copy = mkdtempSync(join(tmpdir(), "teamwright-bootstrap-"));
afterAll(() => rmSync(copy, { recursive: true }));
const calls = join(copy, "npm-calls");

/** A clone with another npm, which notes its arguments and, like npm, empties node_modules and records what it installed. */
function makeClone() {
  mkdirSync(join(copy, "scripts"));
  cpSync(join(root, "scripts/bootstrap.mjs"), join(copy, "scripts/bootstrap.mjs"));
  writeFileSync(
    join(copy, "package-lock.json"),
    JSON.stringify({
      packages: { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "1.0.0" } },
    }),
  );
  const npm = join(copy, "npm");
  writeFileSync(
    npm,
    `#!/bin/sh
echo "$@" >> ${calls}
rm -rf node_modules
mkdir node_modules
case "$*" in
  *--workspace*) echo '{"packages":{"node_modules/a":{"version":"1.0.0"}}}' ;;
  *) cat package-lock.json ;;
esac > node_modules/.package-lock.json
`,
  );
  chmodSync(npm, 0o755);
}

/** What npm is asked for by `ensureInstalled` with these options. */
function install(options) {
  writeFileSync(calls, "");
  const program = `import("./scripts/bootstrap.mjs").then((m) => m.ensureInstalled(${JSON.stringify(options)}))`;
  const env = { ...process.env, PATH: `${copy}${delimiter}${process.env.PATH}` };
  const { status, stderr } = spawnSync(process.execPath, ["-e", program], {
    cwd: copy,
    env,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  return readFileSync(calls, "utf8");
}

test("a bare clone installs what is started, npm test the rest, and after that nothing is installed again", () => {
  makeClone();
  const start = { workspaces: toStart };
  expect(install(start)).toContain("--workspace=apps/server --workspace=apps/sandbox --workspace=apps/web");
  expect(install(start)).toBe("");
  expect(install({})).toMatch(/^ci [^\n]*error\n$/);
  expect(install({})).toBe("");
  expect(install(start)).toBe("");
  // A changed lock file: what was whole is whole again.
  writeFileSync(
    join(copy, "package-lock.json"),
    JSON.stringify({ packages: { "node_modules/a": { version: "1.0.1" } } }),
  );
  expect(install(start)).toMatch(/^ci [^\n]*error\n$/);
});

test("what is started has the project's Node and the build of the web, and no tool of tests and checks", () => {
  const libraries = librariesOf(toStart, { tools: /./ });
  for (const name of ["node", "vite", "fastify", "react"])
    expect(libraries).toContain(`node_modules/${name}`);
  for (const name of [
    "lighthouse",
    "@playwright/test",
    "vitest",
    "oxlint",
    "knip",
    "typescript",
    "autocannon",
  ])
    expect(libraries).not.toContain(`node_modules/${name}`);
});

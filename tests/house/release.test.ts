import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { VERSION } from "@teamwright/contract/version";
import { expect, test } from "vitest";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(root, script), ...args], { encoding: "utf8", stdio: "pipe" });

test("every package has the version that the program says, and the latest release of the changelog is it", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { version?: string }>;
  };
  const own = Object.keys(packages).filter((path) => !path.includes("node_modules"));
  expect(own.length).toBeGreaterThan(10);
  for (const path of own) {
    expect(packages[path]?.version, path).toBe(VERSION);
    const { version } = JSON.parse(read(join(path, "package.json"))) as { version: string };
    expect(version, path).toBe(VERSION);
  }
  const sections = [...read("CHANGELOG.md").matchAll(/^## (\S+)/gm)].map(([, name]) => name);
  expect(sections.filter((name) => name !== "Unreleased")[0]).toBe(VERSION);
  expect(sections.lastIndexOf("Unreleased")).toBeLessThanOrEqual(0);
});

test("NOTICE names every library that is shipped, with its licence", () => {
  expect(() => run("scripts/notice.mjs", "--check")).not.toThrow();
});

test("the command line says the version", () => {
  expect(run("apps/server/bin/teamwright.mjs", "--version")).toBe(`${VERSION}\n`);
});

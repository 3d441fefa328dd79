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
  const ownPackages = Object.keys(packages).filter((path) => !path.includes("node_modules"));
  expect(ownPackages.length).toBeGreaterThan(10);
  for (const path of ownPackages) {
    expect(packages[path]?.version, path).toBe(VERSION);
    const { version } = JSON.parse(read(join(path, "package.json"))) as { version: string };
    expect(version, path).toBe(VERSION);
  }
  const sections = [...read("CHANGELOG.md").matchAll(/^## (\S+)/gm)].map(([, name]) => name);
  expect(sections.filter((name) => name !== "Unreleased")[0]).toBe(VERSION);
  expect(sections.lastIndexOf("Unreleased")).toBeLessThanOrEqual(0);
});

test("every release of the changelog has its day, the newest first", () => {
  const headings = [...read("CHANGELOG.md").matchAll(/^## (.*)$/gm)].map(([, text]) => text ?? "");
  const releases = headings.filter((heading) => heading !== "Unreleased");
  const days = releases.map(
    (heading) => /^\d+\.\d+\.\d+ - (\d{4}-\d{2}-\d{2})$/.exec(heading)?.[1] ?? heading,
  );
  expect(days.filter((day) => Number.isNaN(Date.parse(day)))).toEqual([]);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("NOTICE names every library that is shipped, with its licence", () => {
  expect(() => run("scripts/notice.mjs", "--check")).not.toThrow();
});

test("the command line says the version", () => {
  expect(run("apps/server/bin/teamwright.mjs", "--version")).toBe(`${VERSION}\n`);
});

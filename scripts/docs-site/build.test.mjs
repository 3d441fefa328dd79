import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { buildSite } from "./build.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = mkdtempSync(join(tmpdir(), "teamwright-site-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of what the site is made from, to change. */
function copy(name) {
  const into = join(folder, name);
  for (const path of [
    "docs",
    "scripts/docs-site",
    "package.json",
    "apps/web/public/icons/icon.svg",
    ...readdirSync(root).filter((file) => file.endsWith(".md")),
  ])
    cpSync(join(root, path), join(into, path), { recursive: true });
  for (const path of ["NOTICE", ".env.example"]) cpSync(join(root, path), join(into, path));
  return into;
}

test("every document is a page of the site, every page is in the menu, and pictures are copied", () => {
  const into = join(folder, "site");
  const count = buildSite({ root, into });
  const pages = readdirSync(into, { recursive: true, encoding: "utf8" });
  expect(pages.filter((path) => path.endsWith(".html"))).toHaveLength(count);
  const first = readFileSync(join(into, "index.html"), "utf8");
  expect(first).toContain('<a href="docs/installation.html">');
  for (const [, picture] of first.matchAll(/src="([^"]+\.webp)"/g)) expect(pages).toContain(picture);
  expect(first).not.toMatch(/src="https?:/);
  for (const [, script] of first.matchAll(/<script src="([^"]+)"/g)) expect(pages).toContain(script);
});

test("a page without a group, a dead link and a dead anchor are refused with their names", () => {
  const build = (from) => () => buildSite({ root: from, into: join(from, "site") });
  const forgottenCopy = copy("forgotten");
  writeFileSync(join(forgottenCopy, "docs/new.md"), "# New\n");
  expect(build(forgottenCopy)).toThrow("lists no group for docs/new.md");
  const dead = copy("dead");
  writeFileSync(join(dead, "docs/glossary.md"), "# Glossary\n\n[gone](gone.md)\n");
  expect(build(dead)).toThrow("docs/glossary.md links to gone.md, which does not exist");
  const anchor = copy("anchor");
  writeFileSync(join(anchor, "docs/glossary.md"), "# Glossary\n\n[part](cli.md#no-such-part)\n");
  expect(build(anchor)).toThrow("docs/glossary.md links to cli.html#no-such-part, which has no such heading");
});

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { root } from "./bootstrap.mjs";
import { programOf } from "./documented-program.mjs";

const library = pathToFileURL(join(root, "packages/library/src/index.ts")).href;

test.each(["docs/from-pydfs-lineup-optimizer.md", "docs/strategy.md"])(
  "the program of %s prints what the page says",
  (page) => {
    const { program, files, printed } = programOf(page);
    const folder = mkdtempSync(join(tmpdir(), "teamwright-program-"));
    try {
      for (const { name, content } of files) writeFileSync(join(folder, name), content);
      writeFileSync(join(folder, "program.mts"), program.replaceAll('"teamwright"', JSON.stringify(library)));
      const output = execFileSync(process.execPath, ["program.mts"], { cwd: folder, encoding: "utf8" });
      expect(printed.length).toBeGreaterThan(4);
      expect(output.trimEnd().split("\n")).toEqual(printed);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

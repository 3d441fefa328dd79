import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { replacedModules } from "./replaced-modules.ts";

const modules = fileURLToPath(new URL("../../../node_modules/", import.meta.url));
const require = createRequire(import.meta.url);

/** The names that the package's module exports; for a module that Node cannot import as ESM, those of its package. */
const exportsOf = async (file: string, name: string): Promise<string[]> => {
  const module: unknown = await import(pathToFileURL(`${modules}${file}`).href).catch(() => require(name));
  return Object.keys(Object(module)).toSorted();
};

describe.each(replacedModules)("$file", ({ package: name, version, file, hash, exports, code }) => {
  test("is the file that was replaced: its package has not changed", () => {
    const installed = JSON.parse(readFileSync(`${modules}${name}/package.json`, "utf8")) as {
      version: string;
    };
    expect(installed.version).toBe(version);
    const found = createHash("sha256")
      .update(readFileSync(`${modules}${file}`))
      .digest("hex");
    expect(found).toBe(hash);
  });

  test("exports the names that the replacement exports", async () => {
    expect(await exportsOf(file, name)).toEqual([...exports].toSorted());
    const replacement = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as object;
    expect(Object.keys(replacement).toSorted()).toEqual([...exports].toSorted());
  });
});

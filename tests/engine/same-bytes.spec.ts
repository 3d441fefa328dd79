import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { rolldown } from "rolldown";
import { digests } from "./digests.ts";

/** The engine and the cases as one script that a page runs; its result is `engineDigests`. */
async function bundle(): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL("digests.ts", import.meta.url)),
    logLevel: "warn",
  });
  const { output } = await build.generate({ format: "iife", name: "engineDigests", minify: true });
  await build.close();
  return output[0].code;
}

test("the same input and seed give the same bytes on Node and in Chromium", async ({ page }) => {
  await page.goto("about:blank");
  await page.addScriptTag({ content: await bundle() });
  const there: unknown = await page.evaluate("engineDigests.digests()");
  const here = digests();
  expect(here.filter((digest) => digest.length > 4).length).toBeGreaterThan(20);
  expect(there).toEqual(here);
});

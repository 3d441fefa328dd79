import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const urlOf = (path: string): string => new URL(`../../${path}`, import.meta.url).href;

/** Loads the accounts in a new process and notes for which names of Drizzle Node itself looks. */
const script = `
import { registerHooks } from "node:module";
const asked = [];
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith("drizzle-orm") || context.parentURL?.includes("/drizzle-orm/")) asked.push(specifier);
    return next(specifier, context);
  },
});
await import(${JSON.stringify(urlOf("bin/resolve-orm.mjs"))});
await import(${JSON.stringify(urlOf("src/modules/accounts/public.ts"))});
const { accounts } = await import(${JSON.stringify(urlOf("src/tables/accounts.ts"))});
const byOurs = [...asked].sort();
const { PgTable } = await import("drizzle-orm/pg-core");
console.log(JSON.stringify({ byOurs, sameCopy: accounts instanceof PgTable }));
`;

test("Node looks once for each name of Drizzle, and finds the copy that everyone has", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: fileURLToPath(urlOf("")),
    encoding: "utf8",
  });
  expect(stdout, stderr).not.toBe("");
  const { byOurs, sameCopy } = JSON.parse(stdout) as { byOurs: string[]; sameCopy: boolean };
  expect(byOurs).toEqual(["drizzle-orm", "drizzle-orm/pg-core"]);
  expect(sameCopy).toBe(true);
});

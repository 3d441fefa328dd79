import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ScratchCopy, scratchCopy } from "./scratch-copy.ts";

// Follows the steps of the table "What a change costs" of docs/CONTRIBUTING.md in a copy of the project.
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const tsc = join(root, "node_modules/typescript-native/bin/tsc");

let copy: ScratchCopy;
beforeAll(() => {
  copy = scratchCopy();
});
afterAll(() => copy.remove());

/** Inserts `added` after the first `after` of the file. */
function insert(path: string, after: string, added: string): void {
  const text = readFileSync(join(root, path), "utf8");
  const at = text.indexOf(after);
  if (at < 0) throw new Error(`${path} holds no ${after}`);
  const end = at + after.length;
  copy.plant(path, text.slice(0, end) + added + text.slice(end));
}

function expectSuccess(command: string, ...args: string[]): string {
  const { code, output } = copy.run(command, args);
  expect(code, output.slice(-3000)).toBe(0);
  return output;
}

test("an endpoint: entry, meanings, handler, index, openapi.json", { timeout: 180_000 }, () => {
  insert(
    "packages/contract/src/resources/audit.ts",
    "export const audit = {",
    `
  count: endpoint({
    name: "audit.count",
    method: "GET",
    path: "/api/admin/audit/count",
    summary: "How many lines the audit log holds.",
    access: anyOf("admin"),
    reply: () => ({ lines: z.int() }),
  }),`,
  );
  insert(
    "packages/contract/src/descriptions/calls/operation.ts",
    "  audit: {",
    `
    lines: "How many lines the audit log holds.",`,
  );
  copy.plant(
    "apps/server/src/modules/audit-list/handlers/count-audit.ts",
    `import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { countAudit } from "#modules/audit/public.ts";

export const readCount = handle(contract.audit.count, async ({ db }) =>
  done("", { lines: await countAudit(db, {}) }),
);
`,
  );
  const index = readFileSync(join(root, "apps/server/src/modules/audit-list/index.ts"), "utf8");
  copy.plant(
    "apps/server/src/modules/audit-list/index.ts",
    index
      .replace("[readAudit]", "[readAudit, readCount]")
      .replace("export const", 'import { readCount } from "./handlers/count-audit.ts";\n\nexport const'),
  );
  expectSuccess("npm", "run", "openapi", "-w", "apps/server");
  for (const program of ["packages/contract", "apps/server"])
    expectSuccess("node", tsc, "--singleThreaded", "-p", program);
  expectSuccess("vitest", "run", "packages/contract", "apps/server/src/app/openapi.test.ts");
  expectSuccess("vitest", "run", "apps/server/src/app/api-description.test.ts", "-t", "is described");
  // Only the new endpoint's access: the suite itself runs the others.
  const access = expectSuccess(
    "vitest",
    "run",
    "apps/server/src/app/access.test.ts",
    "-t",
    "audit.count|every endpoint",
  );
  // With a session, with an API key, and the list of all.
  expect(access).toContain("3 passed");
});

test("a screen: path, page, route entry, line in the features, title", { timeout: 180_000 }, () => {
  const feature = "apps/web/src/features/player/rain-delay";
  insert("apps/web/src/lib/paths.ts", 'home: "/",', '\n  rainDelay: "/raindelay",');
  insert("packages/text/catalogue/shell/en.json", "{", '\n  "title.rainDelay": "Rain delay",');
  copy.plant(
    `${feature}/rain-delay-page.tsx`,
    `import { t } from "#i18n/translate.ts";
import { Page } from "#ui/page.tsx";

export const RainDelayPage = () => <Page title={t("shell.title.rainDelay")}>{null}</Page>;
`,
  );
  copy.plant(
    `${feature}/routes.ts`,
    `import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.rainDelay,
    title: "shell.title.rainDelay",
    access: "login",
    load: async () => (await import("./rain-delay-page.tsx")).RainDelayPage,
  },
];
`,
  );
  const features = readFileSync(join(root, "apps/web/src/app/features.ts"), "utf8");
  copy.plant(
    "apps/web/src/app/features.ts",
    `import { routes as rainDelay } from "#features/player/rain-delay/routes.ts";\n${features.replace("= [\n", "= [\n  rainDelay,\n")}`,
  );
  expectSuccess("node", tsc, "--singleThreaded", "-p", "apps/web");
  expectSuccess("depcruise", "apps/web/src", "--config", ".dependency-cruiser.cjs");
  expectSuccess(
    "vitest",
    "run",
    "tests/house/text-catalogue.test.ts",
    "-t",
    "the areas of a screen|unused|missing",
  );
});

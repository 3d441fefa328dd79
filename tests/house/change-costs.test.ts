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

/** Inserts each `added` after the first `after` of the file. */
function insert(path: string, ...insertions: readonly (readonly [after: string, added: string])[]): void {
  let text = readFileSync(join(root, path), "utf8");
  for (const [after, addedLines] of insertions) {
    const at = text.indexOf(after);
    if (at < 0) throw new Error(`${path} holds no ${after}`);
    const end = at + after.length;
    text = text.slice(0, end) + addedLines + text.slice(end);
  }
  copy.plant(path, text);
}

function expectSuccess(command: string, ...args: string[]): string {
  const { code, output } = copy.run(command, args);
  expect(code, output.slice(-3000)).toBe(0);
  return output;
}

test("a rule of the engine, a weighted sum between bounds: six files", { timeout: 300_000 }, () => {
  const engine = "packages/engine/src";
  copy.plant(
    `${engine}/rules/expensive.ts`,
    `import { type Rule, without } from "./rule.ts";

/** How many players of 9 credits or more a team holds. */
export const expensiveRule: Rule = {
  name: "expensive",
  narrow: (constraints, { expensive: range }) => {
    if (range === undefined) return;
    const weightOf = ({ credits }: { readonly credits: number }): number => (credits >= 9 ? 1 : 0);
    constraints.sums = [...constraints.sums, { rule: "expensive", weightOf, min: range[0], max: range[1] }];
  },
  bounds: ({ expensive: range }) =>
    range === undefined
      ? []
      : [
          {
            description: { rule: "expensive", key: "expensive", range },
            drop: (from) => without(from, "expensive"),
            looser: [],
          },
        ],
};
`,
  );
  insert(
    `${engine}/rules/list.ts`,
    ["", 'import { expensiveRule } from "./expensive.ts";\n'],
    ["  creditsRule,", "\n  expensiveRule,"],
  );
  insert(`${engine}/constraints/description.ts`, [
    '| { readonly rule: "credits"; readonly range: CreditRange }',
    '\n  | { readonly rule: "expensive"; readonly range: readonly [min: number, max: number] }',
  ]);
  insert("packages/domain/src/strategy.ts", [
    "credits: z.optional(range(0, 1000)),",
    "\n    expensive: z.optional(z.tuple([count, count])),",
  ]);
  insert("packages/contract/src/descriptions/documents.ts", [
    "const strategy: Descriptions<Strategy> = {",
    '\n  expensive: "Fewest and most players of 9 credits or more, as [minimum, maximum].",',
  ]);
  insert("packages/text/src/strategy-bounds/bound-text.ts", [
    "switch (bound.rule) {",
    `
    case "expensive":
      return { text: say("strategy-bounds.expensive", rangeValues(bound.range)), detail: "" };`,
  ]);
  for (const language of ["en", "hi", "te"])
    insert(`packages/text/catalogue/strategy-bounds/${language}.json`, [
      "{",
      '\n  "expensive": "{min, number} to {max, number} players of 9 credits",',
    ]);
  // The oracle reads the document by itself, and random cases have the new bound.
  insert(`${engine}/testing/oracle.ts`, [
    "inside(creditsOf(team, () => true), strategy.credits) &&",
    "\n    inside(countOf(team, ({ credits }) => credits >= 9), strategy.expensive) &&",
  ]);
  insert(`${engine}/testing/cases.ts`, [
    "  addCredits(dice, strategy);",
    "\n  if (dice.chance(30)) strategy.expensive = [dice.between(0, 3), dice.between(5, 9)];",
  ]);
  for (const program of ["packages/engine", "packages/text", "packages/contract", "apps/web"])
    expectSuccess("node", tsc, "--singleThreaded", "-p", program);
  expectSuccess("npm", "run", "openapi", "-w", "apps/server");
  expectSuccess("vitest", "run", "packages/contract", "packages/text");
  // Legality, drawing and hindsight are compared with the oracle; a fixed seed, because the bound leaves fewer teams.
  expectSuccess(
    "env",
    "TEAMWRIGHT_SEED=1",
    "vitest",
    "run",
    "--testTimeout=240000",
    `${engine}/constraints`,
    `${engine}/drawing/generate.oracle.test.ts`,
    `${engine}/hindsight/best-teams.test.ts`,
    "-t",
    "oracle",
  );
});

test("an endpoint: entry, meanings, handler, index, openapi.json", { timeout: 180_000 }, () => {
  insert("packages/contract/src/resources/audit.ts", [
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
  ]);
  insert("packages/contract/src/descriptions/calls/operation.ts", [
    "  audit: {",
    `
    lines: "How many lines the audit log holds.",`,
  ]);
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
  insert("apps/web/src/lib/paths.ts", ['home: "/",', '\n  rainDelay: "/raindelay",']);
  insert("packages/text/catalogue/shell/en.json", ["{", '\n  "title.rainDelay": "Rain delay",']);
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

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ScratchCopy, scratchCopy } from "./scratch-copy.ts";

/** One violation of each kind: where it is planted, and the name that the check must report. */
const directions: readonly [rule: string, path: string, text: string][] = [
  ["domain-imports-zod-only", "packages/domain/src/planted-a.ts", 'export { readFileSync } from "node:fs";'],
  [
    "engine-imports-domain-types",
    "packages/engine/src/planted-b.ts",
    'import { strategySchema } from "@teamwright/domain";\nexport const planted = strategySchema;',
  ],
  [
    "engine-imports-nothing-else",
    "packages/engine/src/planted-c.ts",
    'import type { planted } from "../../scoring/src/planted.ts";\nexport type Planted = typeof planted;',
  ],
  [
    "contract-imports-domain",
    "packages/contract/src/planted-d.ts",
    'export * from "../../engine/src/planted-b.ts";',
  ],
  [
    "scoring-imports-domain",
    "packages/scoring/src/planted-e.ts",
    'export * from "../../contract/src/planted-d.ts";',
  ],
  [
    "transfer-imports-nothing",
    "packages/transfer/src/planted-x.ts",
    'export * from "../../scoring/src/planted.ts";',
  ],
  [
    "allocation-imports-random",
    "packages/allocation/src/planted-y.ts",
    'export * from "../../scoring/src/planted.ts";',
  ],
  [
    "forecast-imports-scoring",
    "packages/forecast/src/planted-z.ts",
    'export * from "../../transfer/src/planted.ts";',
  ],
  [
    "packages-never-apps",
    "packages/domain/src/planted-f.ts",
    'export * from "../../../apps/server/src/planted.ts";',
  ],
  [
    "packages-name-texts",
    "packages/domain/src/planted-v.ts",
    'import { inEnglish } from "@teamwright/text";\nexport const planted = inEnglish;',
  ],
  [
    "text-imports-lingui-only",
    "packages/text/src/planted-w.ts",
    'export * from "../../domain/src/planted-f.ts";',
  ],
  [
    "web-takes-no-whole-catalogue",
    "apps/web/src/lib/planted-x.ts",
    'import { inEnglish } from "@teamwright/text";\nexport const planted = inEnglish;',
  ],
  [
    "web-takes-no-whole-contract",
    "apps/web/src/lib/planted-y.ts",
    'import { contract } from "@teamwright/contract";\nexport const planted = contract;',
  ],
  [
    "schemas-by-zod-mini",
    "packages/domain/src/planted-z.ts",
    'import { z } from "zod";\nexport const planted = z.string();',
  ],
  ["apps-apart", "apps/web/src/lib/planted-g.ts", 'export * from "../../../server/src/planted.ts";'],
  [
    "sandbox-imports-nothing-of-the-product",
    "apps/sandbox/src/planted-w.ts",
    'export * from "../../../packages/scoring/src/planted.ts";',
  ],
  ["web-lib-is-pure", "apps/web/src/lib/planted-h.ts", 'export * from "../ui/planted.ts";'],
  ["web-ui-below-blocks", "apps/web/src/ui/planted-i.ts", 'export * from "#blocks/planted.ts";'],
  ["web-blocks-fetch-nothing", "apps/web/src/blocks/planted-j.ts", 'export * from "../data/planted.ts";'],
  ["web-floors", "apps/web/src/data/records/planted-k.ts", 'export * from "../../ui/planted.ts";'],
  ["web-floors", "apps/web/src/data/records/planted-floor.ts", 'export * from "../strategy/pool.ts";'],
  ["web-floors", "apps/web/src/workers/planted-floor.ts", 'export * from "../engine-client/calls.ts";'],
  [
    "web-features-apart",
    "apps/web/src/features/player/planted-one/planted-l.ts",
    'export * from "../planted-two/planted.ts";',
  ],
  [
    "web-engine-in-workers",
    "apps/web/src/engine-client/planted-m.ts",
    'export * from "../../../../packages/engine/src/planted-b.ts";',
  ],
  [
    "engine-entries-are-pure",
    "packages/engine/src/team-set.ts",
    'export { countTeams } from "./plan/compile.ts";',
  ],
  [
    "server-modules-apart",
    "apps/server/src/modules/planted-one/planted-n.ts",
    'export * from "../planted-two/planted.ts";',
  ],
  [
    "server-schemas-name-tables",
    "apps/server/src/modules/planted-one/schema.ts",
    'export * from "../planted-two/planted.ts";',
  ],
  [
    "server-public-names-no-tables",
    "apps/server/src/modules/planted-one/public.ts",
    'export * from "./schema.ts";',
  ],
  ["server-tables-alone", "apps/server/src/tables/planted-tables.ts", 'export * from "../http/planted.ts";'],
  [
    "server-modules-from-outside",
    "apps/server/src/cli/planted-o.ts",
    'export * from "../modules/planted-two/planted.ts";',
  ],
  [
    "server-modules-listed-by-app",
    "apps/server/src/demo/planted-p.ts",
    'export * from "../modules/planted-two/index.ts";',
  ],
  [
    "server-modules-below-app",
    "apps/server/src/modules/planted-one/planted-v.ts",
    'export * from "#app/planted.ts";',
  ],
  [
    "server-http-below-modules",
    "apps/server/src/http/planted-w.ts",
    'export * from "../modules/planted-two/public.ts";',
  ],
  [
    "server-jobs-below-modules",
    "apps/server/src/jobs/planted-jobs.ts",
    'export * from "../modules/planted-two/public.ts";',
  ],
  ["server-db-alone", "apps/server/src/db/planted-x.ts", 'export * from "../http/planted.ts";'],
  [
    "server-crypto-and-ports-alone",
    "apps/server/src/crypto/planted-y.ts",
    'export * from "../ports/planted.ts";',
  ],
  ["server-demo-beside-modules", "apps/server/src/demo/planted-z.ts", 'export * from "../app/planted.ts";'],
  ["server-floors", "apps/server/src/app/planted-cli.ts", 'export * from "../cli/planted.ts";'],
  [
    "server-floors",
    "apps/server/src/modules/accounts/planted-floor.ts",
    'export * from "../notices/public.ts";',
  ],
  ["server-floors", "apps/server/src/http/planted-floor.ts", 'export * from "./handling/route.ts";'],
  [
    "server-db-by-repositories",
    "apps/server/src/modules/planted-one/planted-db.ts",
    'export * from "../../db/planted.ts";',
  ],
  [
    "server-providers-alone",
    "apps/server/src/providers/planted-y.ts",
    'export * from "../modules/planted-two/public.ts";',
  ],
  [
    "server-sandbox-by-app",
    "apps/server/src/sandbox/planted-z.ts",
    'export * from "../modules/planted-two/public.ts";',
  ],
  ["no-cycles", "packages/domain/src/planted-q.ts", 'export * from "./planted-r.ts";'],
  ["resolvable", "packages/domain/src/planted-s.ts", 'export * from "./planted-missing.ts";'],
  ["no-tests-in-production", "packages/domain/src/planted-t.ts", 'export * from "./planted-u.test.ts";'],
];

/** A module that the planted files import, without a violation itself. */
const targets: readonly [path: string, text: string][] = [
  ...[
    "apps/server/src/planted.ts",
    "apps/web/src/ui/planted.ts",
    "apps/web/src/blocks/planted.ts",
    "apps/web/src/data/planted.ts",
    "apps/web/src/features/player/planted-two/planted.ts",
    "apps/server/src/modules/planted-two/planted.ts",
    "apps/server/src/modules/planted-two/index.ts",
    "apps/server/src/modules/planted-two/public.ts",
    "apps/server/src/app/planted.ts",
    "apps/server/src/cli/planted.ts",
    "apps/server/src/db/planted.ts",
    "apps/server/src/http/planted.ts",
    "apps/server/src/ports/planted.ts",
    "packages/domain/src/planted-u.test.ts",
    "packages/scoring/src/planted.ts",
  ].map((path) => [path, "export const planted = 1;\n"] as [string, string]),
  ["packages/domain/src/planted-r.ts", 'export * from "./planted-q.ts";'],
];

const lint: readonly [rule: string, path: string, text: string][] = [
  [
    "no-floating-promises",
    "apps/server/src/planted-floating.ts",
    "const later = async (): Promise<number> => 1;\nexport function forget(): void {\n  later();\n}\n",
  ],
  [
    "no-explicit-any",
    "apps/server/src/planted-any.ts",
    "export const open = (value: any): unknown => value;\n",
  ],
  [
    "no-restricted-properties",
    "packages/engine/src/planted-random.ts",
    "export const draw = (): number => Math.random();\n",
  ],
  [
    "no-restricted-globals",
    "packages/engine/src/planted-clock.ts",
    "export const now = (): number => Date.now();\n",
  ],
  [
    "no-console",
    "packages/engine/src/planted-console.ts",
    "export const say = (): void => console.log(1);\n",
  ],
  [
    "max-params",
    "apps/server/src/planted-params.ts",
    "export const sum = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e;\n",
  ],
  [
    "max-params",
    "apps/web/src/lib/planted-params.ts",
    "export const sum = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e;\n",
  ],
  [
    "max-lines-per-function",
    "apps/web/src/lib/planted-lines.ts",
    `export function count(): number {\n  let sum = 0;\n${"  sum += 1;\n".repeat(120)}  return sum;\n}\n`,
  ],
  [
    "no-restricted-imports",
    "apps/web/src/features/player/planted-climb.ts",
    'export { paths } from "../../lib/paths.ts";\n',
  ],
  [
    "bare-names",
    "apps/server/src/planted-name.ts",
    `export function count(): number {\n  const kept = 1;\n${"  // A line.\n".repeat(4)}  return kept;\n}\n`,
  ],
  [
    "bare-names",
    "apps/web/src/lib/planted-participle.ts",
    `export function count(replanted: number): number {\n${"  // A line.\n".repeat(4)}  return replanted;\n}\n`,
  ],
  [
    "bare-names",
    "scripts/planted-pronoun.mjs",
    `export function count(lines) {\n  const whose = lines.length;\n${"  // A line.\n".repeat(4)}  return whose;\n}\n`,
  ],
  ["one-name", "packages/domain/src/planted-bound.ts", "export const MOST_PLANTED = 1;\n"],
  ["one-name", "packages/domain/src/planted-longest.ts", "export const LONGEST_PLANTED = 1;\n"],
  ["one-name", "tests/support/planted-duration.ts", "export const HOUR = 3_600_000;\n"],
  ["one-name", "tests/support/planted-minutes.ts", "export const DAY_MINUTES = 1440;\n"],
  ["bare-names", "packages/domain/src/planted-type-name.ts", "export type Kept = readonly string[];\n"],
  [
    "expect-expect",
    "packages/domain/src/planted-nothing.test.ts",
    'import { test } from "vitest";\ntest("nothing", () => void [1].map(String));\n',
  ],
  [
    "max-lines-per-function",
    "packages/domain/src/planted-lines.ts",
    `export function count(): number {\n  let sum = 0;\n${"  sum += 1;\n".repeat(80)}  return sum;\n}\n`,
  ],
];

/** Each check reads the whole repository, which takes long on a busy machine. */
const MAX_TIME = 180_000;

let copy: ScratchCopy;
beforeAll(() => {
  copy = scratchCopy();
});
afterAll(() => copy.remove());

describe("a planted violation is found", { timeout: MAX_TIME }, () => {
  it("of every direction of imports", () => {
    for (const [path, text] of targets) copy.plant(path, text);
    for (const [, path, text] of directions) copy.plant(path, text);
    const { code, output } = copy.run("depcruise", [
      "packages",
      "apps",
      "--config",
      ".dependency-cruiser.cjs",
    ]);
    const lines = output.matchAll(/error (?<rule>[\w-]+): (?<from>\S+)/g);
    const foundRules = new Set([...lines].map(({ groups }) => `${groups?.["rule"]} in ${groups?.["from"]}`));
    for (const [rule, path] of directions) expect(foundRules).toContain(`${rule} in ${path}`);
    expect(code).not.toBe(0);
  });

  it("of a circle between folders of the apps and a package that is none between files", () => {
    const rooms = [
      ["no-folder-circles", "apps/server/src/modules"],
      ["no-folder-circles", "packages/engine/src/drawing"],
      ["no-folder-circles", "apps/sandbox/src"],
      ["no-folder-circles-web", "apps/web/src/data"],
    ] as const;
    for (const [, room] of rooms) {
      const [left, right] = [`${room}/planted-left`, `${room}/planted-right`];
      copy.plant(`${left}/one.ts`, 'export * from "../planted-right/one.ts";');
      copy.plant(`${right}/one.ts`, "export const planted = 1;\n");
      copy.plant(`${left}/two.ts`, "export const planted = 1;\n");
      copy.plant(`${right}/two.ts`, 'export * from "../planted-left/two.ts";');
    }
    const { code, output } = copy.run("depcruise", [
      "packages/engine",
      "apps/server",
      "apps/sandbox",
      "apps/web/src",
      "--config",
      ".dependency-cruiser.folders.cjs",
    ]);
    for (const [rule, room] of rooms) expect(output).toContain(`${rule}: ${room}/planted-left `);
    expect(code).not.toBe(0);
  });

  it("of every lint rule that the house relies on", () => {
    for (const [, path, text] of lint) copy.plant(path, text);
    const { code, output } = copy.run("oxlint", ["-f", "unix", ...lint.map(([, path]) => path)]);
    for (const [rule, path] of lint)
      expect(output.split("\n").some((line) => line.includes(path) && line.includes(rule))).toBe(true);
    expect(code).not.toBe(0);
  });

  it("of the engine's purity: it compiles without DOM and Node types", () => {
    copy.plant(
      "packages/engine/src/planted-dom.ts",
      "export const wide = (): number => window.innerWidth;\n",
    );
    copy.plant("packages/engine/src/planted-node.ts", "export const here = (): string => process.cwd();\n");
    const { code, output } = copy.run("node", [
      "node_modules/typescript-native/bin/tsc",
      "-p",
      "packages/engine/tsconfig.json",
    ]);
    expect(output).toContain("planted-dom.ts");
    expect(output).toContain("planted-node.ts");
    expect(code).not.toBe(0);
  });

  it("of dead code: a file that nothing imports, and an export that nothing uses", () => {
    copy.plant("apps/server/src/planted-dead.ts", "export const dead = 1;\n");
    const { code, output } = copy.run("knip", ["--no-progress"]);
    expect(output).toContain("planted-dead.ts");
    expect(code).not.toBe(0);
  });

  it("of the format", () => {
    copy.plant("packages/domain/src/planted-format.ts", "export   const crooked = 1\n");
    const { code, output } = copy.run("prettier", ["--check", "packages/domain/src/planted-format.ts"]);
    expect(output).toContain("planted-format.ts");
    expect(code).not.toBe(0);
  });
});

import { globSync, readFileSync } from "node:fs";
import { createContext, Script } from "node:vm";
import ts from "typescript";
import { expect, test } from "vitest";

/** Expressions that only see text whose form is known, with the reason. */
const EXCEPTIONS = new Map([
  [
    String.raw`/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g`,
    "valid JSON has no quotation mark without its second one",
  ],
]);

/** Characters of an input. What takes the square of it takes minutes; what takes a multiple, less than the bound. */
const LENGTH = 40_000;
const MILLISECONDS = 40;

const sources = globSync(["apps/server/src/**/*.ts", "packages/*/src/**/*.ts"], {
  cwd: new URL("../..", import.meta.url),
}).filter((path) => !/test/.test(path));

function expressionsIn(path: string): readonly string[] {
  const code = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const expressions: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) expressions.push(node.text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest));
  return expressions;
}

/** Characters and words that the expression names, and one of each class. */
function partsOf(expression: string): readonly string[] {
  const words = expression.replaceAll(/\\[dwsSDWBb]/g, " ").match(/\w+|[^\w\s]/g) ?? [];
  return [...new Set(["0", "a", " ", "\\", ...words, ...words.map(([first = ""]) => first)])].slice(0, 16);
}

/** Long texts that almost match: one part, or two in turn, repeated after a beginning, and an end that fits nothing. */
function* hostileTexts(expression: string): Generator<string> {
  const parts = partsOf(expression);
  const units = parts.flatMap((part) => [part, ...parts.slice(0, 5).map((other) => part + other)]);
  for (const unit of units)
    for (const start of ["", parts[4] ?? ""])
      yield `${start}${unit.repeat(Math.ceil(LENGTH / unit.length))}\u0000`;
}

/** Whether the expression reads all of the texts in time. The engine ends one that runs away. */
function isQuick(expression: string, texts: Iterable<string>): boolean {
  const context = createContext({ text: "" });
  const script = new Script(`${expression}.test(text)`);
  for (const text of texts) {
    context["text"] = text;
    try {
      script.runInContext(context, { timeout: MILLISECONDS });
    } catch {
      // A busy machine may have been elsewhere: what runs away does so again, in ten times the time.
      try {
        script.runInContext(context, { timeout: 10 * MILLISECONDS });
      } catch {
        return false;
      }
    }
  }
  return true;
}

test(
  "no regular expression of the server and the packages runs away on a long text",
  { timeout: 120_000 },
  () => {
    const expressions = new Set(sources.flatMap(expressionsIn));
    expect(expressions.size).toBeGreaterThan(100);
    const slow = [...expressions].filter(
      (each) => !EXCEPTIONS.has(each) && !isQuick(each, hostileTexts(each)),
    );
    expect(slow).toEqual([]);
  },
);

test("an expression that runs away is found", () => {
  for (const each of ["/^(a+)+$/", String.raw`/(\d+)\s*(run|wicket)/i`, String.raw`/\s+$/`])
    expect(isQuick(each, hostileTexts(each)), each).toBe(false);
});

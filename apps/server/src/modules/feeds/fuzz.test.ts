import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planMatch } from "../matches/plan-match.ts";
import { feedAdapters } from "./adapters.ts";
import type { FeedFile } from "./port.ts";
import { formatProblem } from "../match-model/problem.ts";
import { sampleCsv, sampleMatch } from "./testing/samples.ts";

const strange = fc.constantFrom(
  "constructor",
  "__proto__",
  "toString",
  "\u0000",
  "\ud800",
  "-",
  "1e999",
  "NaN",
  "\u202e",
);
const anyText = fc.oneof(strange, fc.string({ unit: "binary", maxLength: 20 }));

/** A valid file with one part replaced by an unusual value. */
function spoil(good: string, separators: RegExp): fc.Arbitrary<string> {
  const parts = good.split(separators);
  return fc
    .tuple(fc.nat(parts.length - 1), anyText)
    .map(([position, text]) => parts.map((part, index) => (index === position ? text : part)).join(""));
}

const files: fc.Arbitrary<FeedFile> = fc.record({
  name: anyText,
  content: fc.oneof(
    spoil(sampleCsv(), /(?=[,\n])|(?<=[,\n])/),
    spoil(JSON.stringify(sampleMatch(), null, 1), /(?=[\n"])|(?<=[\n"])/),
    fc.json({ maxDepth: 4 }),
    fc.string({ unit: "binary", maxLength: 300 }),
  ),
});

describe("whatever a file holds", () => {
  test.each(feedAdapters.map((adapter) => [adapter.name, adapter] as const))(
    "%s gives matches or problems and never throws",
    (_, adapter) => {
      fc.assert(
        fc.property(fc.array(files, { minLength: 1, maxLength: 3 }), (givenFiles) => {
          const read = adapter.read(givenFiles);
          if (!read.ok) {
            expect(read.error.length).toBeGreaterThan(0);
            for (const problem of read.error)
              expect(formatProblem(problem)).not.toMatch(/undefined|\[object|Invalid input/);
            return;
          }
          for (const match of read.value) {
            const plan = planMatch(null, match, adapter.name);
            if (!plan.ok) continue;
            const storedText = JSON.stringify(plan.value.after);
            expect(storedText, "text that a database takes").not.toMatch(/\\u0000|\\ud[89a-f]/i);
          }
        }),
        { numRuns: 400 },
      );
    },
  );
});

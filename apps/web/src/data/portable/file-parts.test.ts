import fc from "fast-check";
import { expect, test } from "vitest";
import { FileParts } from "./file-parts.ts";

/** The file in pieces of these sizes, in turn. */
function split(text: string, sizes: readonly number[]) {
  const parts = new FileParts();
  const teams: unknown[][] = [];
  for (let from = 0, at = 0; from < text.length; at++) {
    const size = sizes[at % sizes.length] ?? 1;
    for (const part of parts.push(text.slice(from, from + size)))
      (teams[part.attempt] ??= []).push(...(JSON.parse(`[${part.text}]`) as unknown[]));
    from += size;
  }
  return { frame: JSON.parse(parts.frame) as unknown, teams };
}

/** Text and values that look like the structure of the file. */
const tricky = fc.constantFrom('],"teams":[', 'a"b\\', "{[,:]}", "ಟೀಮ್ 🏏", "");
const value = fc.oneof(
  tricky,
  fc.integer(),
  fc.constant(null),
  fc.array(tricky),
  fc.dictionary(tricky, tricky),
);
const attempt = fc.record({ teams: fc.array(fc.record({ a: value, teams: value })), players: value });
const file = fc.record({
  format: tricky,
  account: fc.oneof(value, fc.record({ account: value, device: value })),
  device: fc.record({ matches: value, attempts: fc.array(attempt), links: value }),
  teams: value,
});

test("teams are separated from the rest of any file, wherever a piece ends and in whatever order the parts are", () => {
  fc.assert(
    fc.property(
      file,
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(0, 2),
      fc.boolean(),
      (whole, sizes, indent, isReversed) => {
        const turnKeys = (one: object) =>
          isReversed ? Object.fromEntries(Object.entries(one).toReversed()) : one;
        const device = { ...whole.device, attempts: whole.device.attempts.map(turnKeys) };
        const text = JSON.stringify(turnKeys({ ...whole, device }), null, indent);
        const { frame, teams } = split(text, sizes);
        const without = whole.device.attempts.map((each) => ({ ...each, teams: [] }));
        expect(frame).toEqual({ ...whole, account: null, device: { ...whole.device, attempts: without } });
        expect(whole.device.attempts.map((_, at) => teams[at] ?? [])).toEqual(
          whole.device.attempts.map((each) => each.teams),
        );
      },
    ),
  );
});

test("another list with the name is left in its place", () => {
  const text = '{"device":{"matches":[{"teams":[1,2]}],"attempts":[{"attempt":{"teams":[3]},"teams":[4]}]}}';
  expect(split(text, [7])).toEqual({
    frame: { device: { matches: [{ teams: [1, 2] }], attempts: [{ attempt: { teams: [3] }, teams: [] }] } },
    teams: [[4]],
  });
});

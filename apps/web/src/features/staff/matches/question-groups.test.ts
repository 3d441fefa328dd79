import { expect, it } from "vitest";
import type { Question } from "./attention-queries.ts";
import { groupQuestions } from "./question-groups.ts";

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  source: "vendor",
  match_id: "m-1",
  title: "Hawks v Rhinos",
  sport: "cricket",
  code: "credits",
  name: `Player ${id}`,
  field: "credits",
  given: "",
  reason: "is missing",
  createdAt: "2026-11-22T10:00:00.000Z",
  players: [],
  matches: [],
  ...more,
});

it("one answer settles the missing credits of a match and one word for a role", () => {
  const groups = groupQuestions([
    question("a"),
    question("b"),
    question("c", { title: "Owls v Cranes" }),
    question("d", { code: "role", given: "Wizard" }),
    question("e", { code: "role", given: "Wizard" }),
    question("f", { code: "role", given: "" }),
    question("g", { code: "player" }),
  ]);
  expect(groups.map(({ questions }) => questions.map(({ id }) => id).join(""))).toEqual([
    "ab",
    "c",
    "de",
    "f",
    "g",
  ]);
});

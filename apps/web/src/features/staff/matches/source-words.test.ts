import { expect, test } from "vitest";
import { failureWords, subjectWords } from "./source-words.ts";

test("what a question is about is told in words, never by a name of the format", () => {
  expect(subjectWords("role", null)).toBe("Role");
  expect(subjectWords("left.players.3.credits", null)).toBe("Credits");
  expect(subjectWords("captain_percentage", "basketball")).toBe("Star player %");
  expect(subjectWords("lineup", null)).toBe("Line-up");
  expect(subjectWords("summary.result", null)).toBe("Scorecard");
  expect(subjectWords("points_by_rule", null)).toBe("Points by rule");
  expect(subjectWords("", null)).toBe("");
});

test("a failure is told in words, with what is wrong with the reply", () => {
  expect(failureWords("quota_used")).toBe("The quota of the day is used");
  expect(failureWords("invalid_reply: response.items: no list")).toBe(
    "The reply cannot be read: response.items: no list",
  );
  expect(failureWords("something new")).toBe("something new");
});

import { describe, expect, it } from "vitest";
import { answersFromQuery, answersToQuery, checkSmart, smartAnswers } from "./smart-answers.ts";

const noAnswers = answersFromQuery(new URLSearchParams());

describe("smart generation's questions", () => {
  it("are asked in turn", () => {
    expect(checkSmart(noAnswers)).toBe("Select Pitch details First!");
    expect(checkSmart({ ...noAnswers, pitch: "batting" })).toBe("Select Strong Team First!");
    const strong = { ...noAnswers, pitch: "batting", strong: "left" } as const;
    expect(checkSmart(strong)).toBe("Please select all fields");
    expect(checkSmart({ ...strong, tossDone: "no" })).toBeNull();
    expect(checkSmart({ ...strong, tossDone: "yes", tossWinner: "left" })).toBe("Please select all fields");
    expect(checkSmart({ ...strong, tossDone: "yes", tossWinner: "left", elected: "bowling" })).toBeNull();
  });

  it("become what the engine takes", () => {
    const answers = {
      pitch: "bowling",
      strong: "right",
      tossDone: "yes",
      tossWinner: "right",
      elected: "batting",
    } as const;
    expect(smartAnswers(answers)).toEqual({
      pitch: "bowling",
      strong: 1,
      toss: { winner: 1, elected: "batting" },
    });
    expect(smartAnswers({ ...answers, strong: "equal", tossDone: "no" })).toEqual({
      pitch: "bowling",
      strong: "equal",
    });
  });

  it("stand in the address, where only what is offered counts", () => {
    const answers = { ...noAnswers, pitch: "balanced", strong: "equal", tossDone: "no" } as const;
    expect(answersToQuery(answers)).toBe("pitch=balanced&strong=equal&tossDone=no");
    expect(answersFromQuery(new URLSearchParams(answersToQuery(answers)))).toEqual(answers);
    expect(answersFromQuery(new URLSearchParams("pitch=wet&strong=left"))).toEqual({
      ...noAnswers,
      strong: "left",
    });
  });
});

import { describe, expect, test } from "vitest";
import { problemOf } from "./report-body.ts";
import type { ReportDraft } from "./sections.ts";

const team = (code: string) => ({
  _id: `id-${code}`,
  sportTeamName: code,
  sportTeamCode: code,
  sportTeamCountry: "ind",
  sportTeamGender: "men",
});
const sides = { leftTeamName: "HAW", rightTeamName: "RIV", leftTeamImage: "", rightTeamImage: "" };
/** HAW bat first. */
const draft = {
  1: { _id: "series" },
  2: { _id: "pitch" },
  3: { one: team("HAW"), two: team("RIV") },
  4: {},
  5: {
    ...sides,
    matchGender: "men",
    matchType: "domestic",
    matchFormat: "t20",
    tossWon: "HAW",
    tossResult: "batting",
    seriesName: "Harbour Cup",
    matchTime: "2026-11-20T14:00:00.000Z",
    year: 2026,
    month: "nov",
  },
  6: {
    matchResult: "HAW",
    firstInningsScore: 168,
    firstInningsOvers: 20,
    firstInningsWickets: 6,
    secondInningsScore: 154,
    secondInningsOvers: 20,
    secondInningsWickets: 8,
  },
  7: {},
} as unknown as Required<ReportDraft>;
type Information = Partial<NonNullable<ReportDraft[5]>>;
type Result = Partial<NonNullable<ReportDraft[6]>>;
const problem = (information: Information, result: Result) =>
  problemOf({ ...draft, 5: { ...draft[5]!, ...information }, 6: { ...draft[6]!, ...result } })?.message;

describe("a report with all sections", () => {
  test.each<[Information, Result]>([
    [{}, {}],
    [{ tossWon: "RIV", tossResult: "bowling" }, {}],
    [{ tossResult: "bowling" }, { matchResult: "RIV" }],
    [{}, { matchResult: "RIV", method: "dls" }],
    [{}, { matchResult: "RIV", secondInningsScore: 168, method: "super_over" }],
    [{}, { matchResult: "no result" }],
  ])("can be sent: %j %j", (information, result) => {
    expect(problem(information, result)).toBeUndefined();
  });

  test.each<[Information, Result]>([
    [{}, { matchResult: "RIV" }],
    [{ tossResult: "bowling" }, {}],
    [{ tossWon: "RIV" }, {}],
    [{}, { secondInningsScore: 169 }],
  ])(
    "whose winner is not that of the innings is refused before the question: %j %j",
    (information, result) => {
      expect(problem(information, result)).toBe("replies.reportResultImpossible");
    },
  );

  test("is refused where a section that was changed later makes another one impossible", () => {
    expect(problem({ matchFormat: "t10" }, {})).toBe("replies.reportOversOfFormat");
    expect(problem({ tossWon: "XXX" }, {})).toBe("report-authoring.teamsMismatch");
    expect(problem({}, { matchResult: "XXX" })).toBe("report-authoring.teamsMismatch");
  });
});

import { isRevised, months } from "./report-shapes.ts";
import type { MatchInformation, MatchResult, ReportFormat } from "./report-shapes.ts";

/** The most that one innings can hold: six sixes an over. A test's innings ends by wickets or by time. */
export const inningsLimits: Readonly<
  Record<ReportFormat, { readonly overs: number; readonly score: number }>
> = {
  t10: { overs: 10, score: 360 },
  t20: { overs: 20, score: 720 },
  odi: { overs: 50, score: 1800 },
  test: { overs: 500, score: 2000 },
};

export interface ReportFault {
  /** A key of the catalogue. */
  readonly message: `replies.report${"OversOfFormat" | "BallsOfOver" | "ScoreOfFormat" | "TieScores" | "MonthOfMatch"}`;
  readonly values: Readonly<Record<string, string | number>>;
}

const HOURS = 3_600_000;

/** The month of a match depends on the time zone of who writes: a day around the match counts. */
const isMonthOf = ({ matchTime, year, month }: MatchInformation): boolean =>
  [-24, 0, 24].some((hours) => {
    const time = new Date(new Date(matchTime).getTime() + hours * HOURS);
    return time.getUTCFullYear() === year && months[time.getUTCMonth()] === month;
  });

type InningsScore = readonly [innings: "first" | "second", overs: number | null, score: number | null];

const inningsOf = (result: MatchResult): readonly InningsScore[] => [
  ["first", result.firstInningsOvers, result.firstInningsScore],
  ["second", result.secondInningsOvers, result.secondInningsScore],
];

/** The digit after the point counts balls. */
const isOvers = (overs: number): boolean => {
  const tenths = Math.round(overs * 10);
  return Math.abs(overs * 10 - tenths) < 1e-6 && tenths % 10 <= 5;
};

function inningsFaults(format: ReportFormat, result: MatchResult): ReportFault[] {
  const limits = inningsLimits[format];
  return inningsOf(result).flatMap(([innings, overs, score]): ReportFault[] => {
    const values = { innings, format };
    if (overs !== null && overs > limits.overs)
      return [{ message: "replies.reportOversOfFormat", values: { ...values, max: limits.overs } }];
    // Overs of a test could have eight balls.
    if (overs !== null && format !== "test" && !isOvers(overs))
      return [{ message: "replies.reportBallsOfOver", values: { ...values, overs } }];
    if (score !== null && score > limits.score)
      return [{ message: "replies.reportScoreOfFormat", values: { ...values, max: limits.score } }];
    return [];
  });
}

/** The figures of a tie are equal, unless a shortened chase had a target of its own. A test has four innings. */
function endingFaults(format: ReportFormat, result: MatchResult): ReportFault[] {
  if (format === "test") return [];
  const { matchResult, method, firstInningsScore: first, secondInningsScore: second } = result;
  const isTied = matchResult === "tie" || method === "super_over" || method === "bowl_out";
  if (isTied && !isRevised(method) && first !== null && second !== null && first !== second)
    return [{ message: "replies.reportTieScores", values: { first, second } }];
  return [];
}

/**
 * Whether the innings contradict the winner, where nothing else decided the match: batting first wins with more runs,
 * batting second by passing them.
 */
export function isWinnerImpossible(result: MatchResult, battedFirst: boolean): boolean {
  const { method, margin, firstInningsScore: first, secondInningsScore: second } = result;
  const isDecided = method !== undefined || margin?.runs !== undefined || margin?.wickets !== undefined;
  if (isDecided || first === null || second === null) return false;
  return battedFirst ? first <= second : second <= first;
}

/** What of a report's match information and result is impossible together; the server refuses such a report. */
export function reportFaults(information: MatchInformation, result: MatchResult): ReportFault[] {
  const { matchFormat: format, year, month } = information;
  return [
    ...(isMonthOf(information)
      ? []
      : [{ message: "replies.reportMonthOfMatch", values: { month, year: String(year) } } as const]),
    ...inningsFaults(format, result),
    ...endingFaults(format, result),
  ];
}

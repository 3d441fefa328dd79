import { isRevised, reportResults } from "@teamwright/contract";
import { isWinnerImpossible } from "@teamwright/contract/report-faults";
import type { MatchResult, ReportOutcome, SportTeam } from "@teamwright/contract";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";

/** Wickets of an innings. */
const WICKETS = 10;

type WithoutWinner = (typeof reportResults)[number];

/** The two teams of a report, in the order of its sections. */
export type ReportTeams = readonly [SportTeam, SportTeam];

/** Index of the team that the code names; null where it names none, or both. */
export function teamNamed(teams: ReportTeams, code: string): 0 | 1 | null {
  const [one, two] = teams.map(({ sportTeamCode }) => sportTeamCode.toLowerCase());
  if (one === two) return null;
  const wantedCode = code.toLowerCase();
  return wantedCode === one ? 0 : wantedCode === two ? 1 : null;
}

const isWithoutWinner = (text: string): text is WithoutWinner =>
  (reportResults as readonly string[]).includes(text);

export interface MatchOutcome {
  readonly won: 0 | 1 | null;
  readonly outcome: ReportOutcome;
}

/**
 * Who won, by what. Without a margin of its own: batting first won by the difference of the innings, batting second
 * by the wickets that were left. Source: document 002, sections 5 and 9.
 */
export function outcomeOf(
  result: MatchResult,
  teams: ReportTeams,
  batFirst: 0 | 1,
): Outcome<MatchOutcome, "report_teams_mismatch" | "report_result_impossible"> {
  const method = result.method ?? null;
  const namedTeam = teamNamed(teams, result.matchResult);
  if (namedTeam === null)
    return isWithoutWinner(result.matchResult)
      ? succeed({ won: null, outcome: { kind: result.matchResult, by: null, method } })
      : fail("report_teams_mismatch");
  const winText = (kind: "runs" | "wickets" | "innings" | "won", by: number | null) =>
    succeed({ won: namedTeam, outcome: { kind, by, method } });
  const { margin, firstInningsScore: first, secondInningsScore: second } = result;
  if (margin?.runs !== undefined) return winText(margin.innings ? "innings" : "runs", margin.runs);
  if (margin?.wickets !== undefined) return winText("wickets", margin.wickets);
  if (method !== null && !isRevised(method)) return winText("won", null);
  const battedFirst = namedTeam === batFirst;
  if (isWinnerImpossible(result, battedFirst)) return fail("report_result_impossible");
  if (!battedFirst) {
    const { secondInningsWickets: lost } = result;
    return lost === null || lost >= WICKETS ? winText("won", null) : winText("wickets", WICKETS - lost);
  }
  if (method !== null || first === null || second === null) return winText("won", null);
  return winText("runs", first - second);
}

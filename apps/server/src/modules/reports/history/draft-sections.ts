import { months } from "@teamwright/contract";
import type { MatchInformation, MatchResult, ReportDraftFields } from "@teamwright/contract";
import type { MatchSummary } from "@teamwright/domain";
import { batFirstAfter } from "../compute/compute-report.ts";
import type { ReportTeams } from "../compute/outcome.ts";

type ShownInformation = Pick<
  MatchInformation,
  "leftTeamName" | "rightTeamName" | "leftTeamImage" | "rightTeamImage" | "seriesName" | "matchTime"
>;

/** A code names one of the two teams only when the codes differ. */
const codesDiffer = ([one, two]: ReportTeams): boolean =>
  one.sportTeamCode.toLowerCase() !== two.sportTeamCode.toLowerCase();

/** Section 5; null where the source does not tell the toss or the type of the match. */
export function informationOf(
  summary: MatchSummary,
  teams: ReportTeams,
  shownNames: ShownInformation,
): MatchInformation | null {
  const { toss, format, gender, international, series } = summary;
  const matchType = series?.type ?? (international ? "international" : null);
  if (toss === null || matchType === null || !codesDiffer(teams)) return null;
  const time = new Date(shownNames.matchTime);
  return {
    ...shownNames,
    matchGender: gender,
    matchType,
    matchFormat: format,
    tossWon: teams[toss.won].sportTeamCode,
    tossResult: toss.elected,
    year: time.getUTCFullYear(),
    month: months[time.getUTCMonth()] ?? "jan",
  };
}

function marginOf({ kind, by }: MatchSummary["result"]): MatchResult["margin"] {
  if (by === null) return undefined;
  if (kind === "runs") return { runs: by };
  if (kind === "innings") return { runs: by, innings: true };
  return kind === "wickets" ? { wickets: by } : undefined;
}

/** Section 6; null without a toss, or where others batted first than the toss says. */
export function resultOf(summary: MatchSummary, teams: ReportTeams): MatchResult | null {
  const { toss, result, innings } = summary;
  const [first, second] = innings;
  if (toss === null || !codesDiffer(teams)) return null;
  if (first !== undefined && first.team !== batFirstAfter(toss.won, toss.elected)) return null;
  const { winner, kind, method } = result;
  const ending = kind === "tie" || kind === "draw" || kind === "no result" ? kind : null;
  const matchResult = winner === null ? ending : teams[winner].sportTeamCode;
  if (matchResult === null) return null;
  const margin = marginOf(result);
  return {
    matchResult,
    firstInningsScore: first?.score ?? null,
    firstInningsOvers: first?.overs ?? null,
    firstInningsWickets: first?.wickets ?? null,
    secondInningsScore: second?.score ?? null,
    secondInningsOvers: second?.overs ?? null,
    secondInningsWickets: second?.wickets ?? null,
    ...(method === null ? {} : { method }),
    ...(margin === undefined ? {} : { margin }),
  };
}

/** The documents' numbers of the sections that an admin has to add. */
export function missingSections(draft: ReportDraftFields): number[] {
  const sections: readonly [number, unknown][] = [
    [1, draft.series],
    [2, draft.pitch],
    [3, draft.teamOne && draft.teamTwo],
    [4, draft.dreamTeamData],
    [5, draft.matchInformation],
    [6, draft.matchResult],
    [7, draft.playing11Data],
  ];
  return sections.flatMap(([id, section]) => (section === null ? [id] : []));
}

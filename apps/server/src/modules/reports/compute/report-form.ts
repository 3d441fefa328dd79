import { isDeepStrictEqual } from "node:util";
import { months } from "@teamwright/contract";
import type {
  Pitch,
  ReportBody,
  ReportForm,
  ReportFormProblem,
  ReportPlayer,
  ReportPlayerShown,
  Series,
  SportTeam,
} from "@teamwright/contract";
import { reportBody } from "@teamwright/contract/report-shapes";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { StoredReport } from "../schema.ts";
import { computeReport } from "./compute-report.ts";
import type { ReportTeams } from "./outcome.ts";

/** The records that a report names; null: it names none. */
export interface NamedRecords {
  readonly series: Series | null;
  readonly pitch: Pitch | null;
  readonly teams: readonly [SportTeam | null, SportTeam | null];
}

interface PublishedReport {
  readonly source: string | null;
  readonly body: ReportBody | null;
  readonly gender: ReportBody["matchInformation"]["matchGender"];
  readonly format: ReportBody["matchInformation"]["matchFormat"];
  readonly matchTime: Date;
  readonly data: StoredReport;
}

const isKnown = (player: ReportPlayerShown): player is ReportPlayer =>
  player.role !== null && player.points !== null;

/**
 * The form of a published report. One that was stored without what its form sent has a form only where that gives the
 * stored report again: an edit must change nothing but what its author changes.
 */
export function formOf(
  report: PublishedReport,
  records: NamedRecords,
): Outcome<ReportForm, ReportFormProblem> {
  const { series, pitch } = records;
  const [teamOne, teamTwo] = records.teams;
  if (!series || !pitch || !teamOne || !teamTwo) return fail("records");
  const body: Outcome<ReportBody, ReportFormProblem> =
    report.body === null ? rebuilt(report, series, [teamOne, teamTwo]) : succeed(report.body);
  return body.ok ? succeed({ series, pitch, teamOne, teamTwo, ...body.value }) : body;
}

function rebuilt(
  report: PublishedReport,
  series: Series,
  teams: ReportTeams,
): Outcome<ReportBody, ReportFormProblem> {
  const { data } = report;
  const { dreamTeamData: dreamTeam, playing11Data: playing } = data;
  if (data.tossWon === null || data.tossResult === null) return fail("toss");
  const left = playing.leftTeamData.filter(isKnown);
  const right = playing.rightTeamData.filter(isKnown);
  const knownPlayers = left.length + right.length;
  if (dreamTeam === null || knownPlayers < playing.leftTeamData.length + playing.rightTeamData.length)
    return fail("players");
  const codes = teams.map(({ sportTeamCode }) => sportTeamCode);
  if (codes[0]?.toLowerCase() === codes[1]?.toLowerCase()) return fail("teams");
  const { leftTeamName, rightTeamName, leftTeamImage, rightTeamImage } = playing;
  const { team, captain, vicecaptain } = dreamTeam;
  const result = reportBody().safeParse({
    ...(report.source === null ? {} : { matchId: report.source }),
    dreamTeamData: { team, captain, vicecaptain },
    matchInformation: {
      leftTeamName,
      rightTeamName,
      leftTeamImage,
      rightTeamImage,
      matchGender: report.gender,
      matchType: series.seriesType,
      matchFormat: report.format,
      tossWon: codes[data.tossWon],
      tossResult: data.tossResult,
      seriesName: data.seriesName,
      matchTime: report.matchTime.toISOString(),
      year: report.matchTime.getUTCFullYear(),
      month: months[report.matchTime.getUTCMonth()],
    },
    matchResult: resultOf(data, codes),
    playing11Data: { ...playing, leftTeamData: left, rightTeamData: right },
  });
  if (!result.success) return fail("figures");
  const computedReport = computeReport(result.data, teams, data.rule_set);
  const same = computedReport.ok && isDeepStrictEqual(asStored(computedReport.value.data), asStored(data));
  return same ? succeed(result.data) : fail("figures");
}

/** As the database returns it: without what JSON leaves out. */
const asStored = (data: StoredReport): unknown => JSON.parse(JSON.stringify(data));

function resultOf({ matchWon, outcome, innings }: StoredReport, codes: readonly string[]) {
  const { kind, by, method } = outcome;
  const margin = {
    runs: { runs: by },
    innings: { runs: by, innings: true },
    wickets: { wickets: by },
  }[kind as "runs"];
  const [first, second] = innings;
  return {
    matchResult: matchWon === null ? kind : codes[matchWon],
    firstInningsScore: first.score,
    firstInningsOvers: first.overs,
    firstInningsWickets: first.wickets,
    secondInningsScore: second.score,
    secondInningsOvers: second.overs,
    secondInningsWickets: second.wickets,
    ...(method === null ? {} : { method }),
    ...(margin === undefined || by === null ? {} : { margin }),
  };
}

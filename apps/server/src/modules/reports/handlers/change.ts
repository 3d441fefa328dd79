import { contract } from "@teamwright/contract";
import type { ReportForm } from "@teamwright/contract";
import { reportFaults } from "@teamwright/contract/report-faults";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { Db } from "#db/database.ts";
import { done, refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import { handle, isRefused } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { forgetReplies } from "../cached-replies.ts";
import { computeReport } from "../compute/compute-report.ts";
import { reportChanges } from "../compute/report-changes.ts";
import { formOf } from "../compute/report-form.ts";
import { recordsOf } from "../named-records.ts";
import { deleteReport, insertReport } from "../report.repository.ts";
import type { NewReport } from "../report.repository.ts";
import { addReportVersion, lockReport } from "../version.repository.ts";
import type { ReportRow } from "../version.repository.ts";

type WrittenReport = z.infer<typeof contract.matchReports.create.body>;

interface PreparedReport {
  readonly report: Omit<NewReport, "source" | "editorId"> & { readonly body: WrittenReport["data"] };
  readonly form: ReportForm;
}

/** What the sections of a form give; refused where they contradict each other. `ruleSet` is that of the points. */
async function prepareReport(
  db: Db,
  writtenReport: WrittenReport,
  ruleSet: string | null,
): Promise<PreparedReport | RefusedAnswer> {
  if (writtenReport.teamOneId === writtenReport.teamTwoId) return refused("report_teams_equal");
  const { matchInformation: information, matchResult } = writtenReport.data;
  if (writtenReport.gender !== information.matchGender || writtenReport.format !== information.matchFormat)
    return refused("report_impossible");
  const [fault] = reportFaults(information, matchResult);
  if (fault) return refused("report_impossible", fault);
  const { series, pitch, teams } = await recordsOf(db, writtenReport);
  const [teamOne, teamTwo] = teams;
  if (!series || !pitch || !teamOne || !teamTwo) return refused("not_found");
  const computedReport = computeReport(writtenReport.data, [teamOne, teamTwo], ruleSet);
  if (!computedReport.ok) return refused(computedReport.error);
  const { seriesId, pitchId, teamOneId, teamTwoId, gender, format, data: body } = writtenReport;
  return {
    report: { ...computedReport.value, seriesId, pitchId, teamOneId, teamTwoId, gender, format, body },
    form: { series, pitch, teamOne, teamTwo, ...body },
  };
}

const titleOf = ({ data }: Pick<ReportRow, "data">): string =>
  `${data.leftTeamName} v ${data.rightTeamName}, ${data.seriesName}`;

export const createReport = handle(contract.matchReports.create, async (context) => {
  const { db, deps, body, session, afterCommit } = context;
  const preparedReport = await prepareReport(db, body, null);
  if (isRefused(preparedReport)) return preparedReport;
  const { report } = preparedReport;
  const source = body.data.matchId ?? null;
  const editorId = session.accountId;
  const matchReportId = await insertReport(db, { ...report, source, editorId });
  if (matchReportId === null) return refused("report_exists");
  await writeAudit(db, {
    actorId: editorId,
    action: "report.create",
    details: { matchReportId, report: titleOf(report) },
  });
  afterCommit(() => forgetReplies(deps));
  return done("replies.reportCreated", { data: { matchReportId } });
});

/** The rule-set of the points is known as long as nobody has written other points. */
function ruleSetAfter({ data }: ReportRow, { playing11Data }: WrittenReport["data"]): string | null {
  const pointsOf = ({ leftTeamData, rightTeamData }: typeof data.playing11Data) =>
    [...leftTeamData, ...rightTeamData].map((player) => [player.player_fixed_id, player.points]);
  return isDeepStrictEqual(pointsOf(data.playing11Data), pointsOf(playing11Data)) ? data.rule_set : null;
}

export const updateReport = handle(contract.matchReports.update, async (context) => {
  const { db, deps, body, params, session, afterCommit } = context;
  const before = await lockReport(db, params.matchReportId);
  if (before === null) return refused("not_found");
  if (body.version !== before.version) return refused("conflict");
  const form = formOf(before, await recordsOf(db, before));
  if (!form.ok) return refused("report_not_editable");
  // A report stays the report of its match.
  const { matchId: _other, ...sections } = body.data;
  const data = { ...(before.source === null ? {} : { matchId: before.source }), ...sections };
  const preparedReport = await prepareReport(db, { ...body, data }, ruleSetAfter(before, data));
  if (isRefused(preparedReport)) return preparedReport;
  const changes = reportChanges(form.value, preparedReport.form);
  if (changes.length === 0) return done("replies.reportUnchanged", { data: { version: before.version } });
  const version = await addReportVersion(db, before, {
    ...preparedReport.report,
    source: before.source,
    editorId: session.accountId,
    changes,
  });
  await writeAudit(db, {
    actorId: session.accountId,
    action: "report.edit",
    details: {
      matchReportId: before.id,
      report: titleOf(preparedReport.report),
      version,
      changes: changes.map(({ field, before: from, after: to, player }) => ({
        subject:
          player ??
          `${preparedReport.report.data.leftTeamName} v ${preparedReport.report.data.rightTeamName}`,
        field,
        from,
        to,
      })),
    },
  });
  afterCommit(() => forgetReplies(deps));
  return done("replies.reportUpdated", { data: { version } });
});

export const removeReport = handle(contract.matchReports.delete, async (context) => {
  const { db, deps, params, session, afterCommit } = context;
  const { matchReportId } = params;
  const before = await lockReport(db, matchReportId);
  if (before === null) return refused("not_found");
  await deleteReport(db, matchReportId);
  await writeAudit(db, {
    actorId: session.accountId,
    action: "report.delete",
    details: { matchReportId, report: titleOf(before) },
  });
  afterCommit(() => forgetReplies(deps));
  return done("replies.reportDeleted", {});
});

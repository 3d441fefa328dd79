import { contract } from "@teamwright/contract";
import { reportFaults } from "@teamwright/contract/report-faults";
import { done, refused } from "../../../http/answer.ts";
import { handle } from "../../../http/handler.ts";
import { writeAudit } from "../../audit/public.ts";
import { forgetReplies } from "../cached-replies.ts";
import { computeReport } from "../compute/compute-report.ts";
import { findPitch } from "../pitch.repository.ts";
import { deleteReport, insertReport } from "../report.repository.ts";
import { findSeries } from "../series.repository.ts";
import { findSportTeam } from "../sport-team.repository.ts";

export const createReport = handle(contract.matchReports.create, async (context) => {
  const { db, deps, body, session, afterCommit } = context;
  if (body.teamOneId === body.teamTwoId) return refused("report_teams_equal");
  const { matchInformation: information, matchResult } = body.data;
  if (body.gender !== information.matchGender || body.format !== information.matchFormat)
    return refused("report_impossible");
  const [fault] = reportFaults(information, matchResult);
  if (fault) return refused("report_impossible", fault);
  const [series, pitch, one, two] = [
    await findSeries(db, body.seriesId),
    await findPitch(db, body.pitchId),
    await findSportTeam(db, body.teamOneId),
    await findSportTeam(db, body.teamTwoId),
  ];
  if (!series || !pitch || !one || !two) return refused("not_found");
  const computed = computeReport(body.data, [one, two]);
  if (!computed.ok) return refused(computed.error);
  const matchReportId = await insertReport(db, {
    ...computed.value,
    source: body.data.matchId ?? null,
    gender: body.gender,
    format: body.format,
    seriesId: series._id,
    pitchId: pitch._id,
    teamOneId: one._id,
    teamTwoId: two._id,
  });
  if (matchReportId === null) return refused("report_exists");
  await writeAudit(db, { actorId: session.accountId, action: "report.create", details: { matchReportId } });
  afterCommit(() => forgetReplies(deps));
  return done("replies.reportCreated", { data: { matchReportId } });
});

export const removeReport = handle(contract.matchReports.delete, async (context) => {
  const { db, deps, params, session, afterCommit } = context;
  if (!(await deleteReport(db, params.matchReportId))) return refused("not_found");
  await writeAudit(db, {
    actorId: session.accountId,
    action: "report.delete",
    details: { matchReportId: params.matchReportId },
  });
  afterCommit(() => forgetReplies(deps));
  return done("replies.reportDeleted", {});
});

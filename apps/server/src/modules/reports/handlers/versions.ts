import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { findMatch } from "#modules/matches/public.ts";
import { formOf } from "../compute/report-form.ts";
import { recordsOf } from "../named-records.ts";
import { findReportVersion, listReportVersions, readReportRow } from "../version.repository.ts";

export const getReportForm = handle(contract.matchReports.form, async ({ db, params }) => {
  const report = await readReportRow(db, params.matchReportId);
  if (report === null) return refused("not_found");
  const form = formOf(report, await recordsOf(db, report));
  const { version, source } = report;
  // The form asks for the match only where there is one: a browser logs every reply that says "not found".
  const matchStored = source !== null && (await findMatch(db, source)) !== null;
  return done("", {
    data: form.ok
      ? { version, form: form.value, matchStored, problem: null }
      : { version, form: null, matchStored, problem: form.error },
  });
});

export const getReportVersions = handle(contract.matchReports.versions, async ({ db, params, query }) => {
  const listed = await listReportVersions(db, params.matchReportId, query);
  return listed === null ? refused("not_found") : done("", listed);
});

export const getReportVersion = handle(contract.matchReports.version, async ({ db, params }) => {
  const data = await findReportVersion(db, params.matchReportId, params.version);
  return data === null ? refused("not_found") : done("", { data });
});

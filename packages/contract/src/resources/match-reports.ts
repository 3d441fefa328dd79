import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import {
  reportBody,
  reportDetail,
  reportDraftFields,
  reportDraftItem,
  reportForm,
  reportFormProblems,
  reportFilters,
  reportFormat,
  reportGender,
  reportListItem,
  reportVersion,
} from "../report-shapes.ts";
import { reportStatistics } from "../report-statistics.ts";
import { id, MAX_VERSION, paging, pagingInBody, totalPages, versionNumber } from "../shapes.ts";

const writtenReport = () => ({
  seriesId: id,
  pitchId: id,
  teamOneId: id,
  teamTwoId: id,
  gender: reportGender(),
  format: reportFormat(),
  /** Reports are about cricket: formats, innings and their texts are. */
  sportIndex: z.literal(0),
  data: reportBody(),
});

/** Reports on past matches, and what is counted over them. */
export const matchReports = {
  list: endpoint({
    name: "matchReports.list",
    method: "POST",
    path: "/api/matchreport/matchlist",
    summary: "Match reports that the filters leave, latest match first.",
    access: anyOf("plan"),
    reads: true,
    body: () => z.object({ ...reportFilters(), ...pagingInBody() }),
    reply: () => ({ data: z.array(reportListItem()), totalPages }),
  }),
  overview: endpoint({
    name: "matchReports.overview",
    method: "POST",
    path: "/api/matchreport/overview",
    summary: "Counts and averages over the newest match reports that the filters leave.",
    access: anyOf("plan"),
    reads: true,
    body: () => z.object(reportFilters()),
    reply: () => ({ data: reportStatistics() }),
  }),
  get: endpoint({
    name: "matchReports.get",
    method: "GET",
    path: "/api/matchreport/match/{reportId}",
    summary: "One match report.",
    access: anyOf("plan"),
    params: () => z.object({ reportId: id }),
    reply: () => ({ data: reportDetail() }),
  }),
  draft: endpoint({
    name: "matchReports.draft",
    method: "GET",
    path: "/api/matchreport/draft/{matchId}",
    summary:
      "The sections that a finished match with points fills in, with the exact best team; null while it has none.",
    access: anyOf("prime_admin"),
    params: () => z.object({ matchId: z.string().check(z.minLength(1), z.maxLength(80)) }),
    reply: () => ({ data: z.nullable(reportDraftFields()) }),
  }),
  drafts: endpoint({
    name: "matchReports.drafts",
    method: "GET",
    path: "/api/matchreport/drafts",
    summary: "Finished matches with points whose reports wait for an admin's review, latest match first.",
    access: anyOf("prime_admin"),
    query: () => z.object(paging()),
    reply: () => ({ data: z.array(reportDraftItem()), totalPages }),
  }),
  discard: endpoint({
    name: "matchReports.discard",
    method: "DELETE",
    path: "/api/matchreport/draft/{matchId}",
    summary: "Take a draft off the list for good.",
    access: anyOf("prime_admin"),
    params: () => z.object({ matchId: z.string().check(z.minLength(1), z.maxLength(80)) }),
    reply: () => ({}),
  }),
  create: endpoint({
    name: "matchReports.create",
    method: "POST",
    path: "/api/matchreport/create",
    summary: "Add a match report; all that follows from its sections is computed here.",
    access: anyOf("prime_admin"),
    body: () => z.object(writtenReport()),
    reply: () => ({ data: z.object({ matchReportId: id }) }),
    idempotent: true,
  }),
  form: endpoint({
    name: "matchReports.form",
    method: "GET",
    path: "/api/matchreport/form/{matchReportId}",
    summary:
      "The sections of a published report for its form, with the version that they are of. Without a form, `problem` says why.",
    access: anyOf("prime_admin"),
    params: () => z.object({ matchReportId: id }),
    reply: () => ({
      data: z.object({
        version: versionNumber(),
        form: z.nullable(reportForm()),
        matchStored: z.boolean(),
        problem: z.nullable(z.enum(reportFormProblems)),
      }),
    }),
  }),
  update: endpoint({
    name: "matchReports.update",
    method: "POST",
    path: "/api/matchreport/update/{matchReportId}",
    summary:
      "Publishes another version of a match report; the version before is kept. Only `version` is changed: a later one is a conflict.",
    access: anyOf("prime_admin"),
    params: () => z.object({ matchReportId: id }),
    body: () => z.object({ ...writtenReport(), version: versionNumber() }),
    reply: () => ({ data: z.object({ version: versionNumber() }) }),
    idempotent: true,
  }),
  versions: endpoint({
    name: "matchReports.versions",
    method: "GET",
    path: "/api/matchreport/versions/{matchReportId}",
    summary: "The versions of a match report, newest first: who published each, when, and what it changed.",
    access: anyOf("prime_admin"),
    params: () => z.object({ matchReportId: id }),
    query: () => z.object(paging()),
    reply: () => ({ data: z.array(reportVersion()), totalPages }),
  }),
  version: endpoint({
    name: "matchReports.version",
    method: "GET",
    path: "/api/matchreport/versions/{matchReportId}/{version}",
    summary: "One version of a match report, whole.",
    access: anyOf("prime_admin"),
    params: () =>
      z.object({
        matchReportId: id,
        version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_VERSION)),
      }),
    reply: () => ({ data: reportDetail() }),
  }),
  delete: endpoint({
    name: "matchReports.delete",
    method: "DELETE",
    path: "/api/matchreport/delete/{matchReportId}",
    summary: "Delete a match report.",
    access: anyOf("prime_admin"),
    params: () => z.object({ matchReportId: id }),
    reply: () => ({}),
  }),
} as const;

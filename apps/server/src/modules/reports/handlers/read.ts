import { contract } from "@teamwright/contract";
import { done, prebuilt, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { cachedReply } from "../cached-replies.ts";
import { readOverview } from "../overview.repository.ts";
import { filterKey } from "../report-filter.repository.ts";
import { findReport, listReports } from "../report.repository.ts";

const CACHE_CONTROL = "private, no-cache";

export const getReportList = handle(contract.matchReports.list, ({ deps, db, body }) =>
  prebuilt(
    cachedReply(deps, `list:${body.page}:${body.size}:${filterKey(body)}`, () => listReports(db, body, body)),
    CACHE_CONTROL,
  ),
);

export const getOverview = handle(contract.matchReports.overview, ({ deps, db, body }) =>
  prebuilt(
    cachedReply(deps, `overview:${filterKey(body)}`, async () => ({ data: await readOverview(db, body) })),
    CACHE_CONTROL,
  ),
);

export const getReport = handle(contract.matchReports.get, async ({ db, params }) => {
  const data = await findReport(db, params.reportId);
  return data ? done("", { data }) : refused("not_found");
});

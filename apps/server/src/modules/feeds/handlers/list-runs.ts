import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { pagesOf } from "#http/pages-of.ts";
import { pageOfFeedRuns } from "../feed-run.repository.ts";
import { feedList } from "../find-adapter.ts";

export const listRuns = handle(contract.feeds.runs, async ({ db, query }) => {
  const { runs, total } = await pageOfFeedRuns(db, query.page, query.size);
  const data = runs.map(({ id, createdAt, actorId: _actorId, files, problems, ...run }) => ({
    ...run,
    id: String(id),
    files: [...files],
    problems: [...problems],
    createdAt: createdAt.toISOString(),
  }));
  return done("", { feeds: feedList(), data, totalPages: pagesOf(total, query.size) });
});

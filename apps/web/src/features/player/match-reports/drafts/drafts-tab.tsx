import { useQuery } from "@tanstack/react-query";
import { t } from "#i18n/translate.ts";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import classes from "../match-reports.module.css";
import { draftsQuery } from "../report-queries.ts";
import { ReportsPager } from "../reports-pager.tsx";
import { DraftCard } from "./draft-card.tsx";

interface DraftsTabProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** For prime admins: finished matches whose reports wait for a review. */
export const DraftsTab = ({ page, onPage }: DraftsTabProps) => {
  const drafts = useQuery(draftsQuery(page));
  if (drafts.data === undefined)
    return (
      <QueryState
        query={drafts}
        failedTitle={t("reports.draftsFailed")}
        hint={drafts.error?.message}
        loading={t("reports.loading")}
        rows={4}
        height={132}
      />
    );
  if (drafts.data.data.length === 0)
    return <EmptyState title={t("reports.noDrafts")} hint={t("reports.noDraftsHint")} />;
  return (
    <>
      <ul role="list" className={classes["cards"]} aria-busy={drafts.isPlaceholderData}>
        {drafts.data.data.map((draft) => (
          <li key={draft.matchId}>
            <DraftCard
              draft={draft}
              onDiscarded={() => {
                onPage(0);
              }}
            />
          </li>
        ))}
      </ul>
      <ReportsPager page={page} totalPages={drafts.data.totalPages} onChange={onPage} />
    </>
  );
};

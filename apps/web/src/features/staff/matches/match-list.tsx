import { t } from "../../../i18n/translate.ts";
import { Button } from "../../../ui/button.tsx";
import { type SportSlug, sportSlugs } from "@teamwright/domain";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { StaffPager } from "../../../blocks/staff-records/staff-pager.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import classes from "./admin-matches.module.css";
import { deskMatchesQuery } from "./match-queries.ts";
import { MatchTable } from "./match-table.tsx";
import { SearchBox } from "./search-box.tsx";

const sportFilters: readonly (SportSlug | null)[] = [null, ...sportSlugs];

/** Stored matches of one sport or all, the next one first; with a search. */
export const MatchList = ({ onImport }: { readonly onImport: () => void }) => {
  const [sport, setSport] = useState<SportSlug | null>(null);
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(0);
  const search = useDeferredValue(typed.trim());
  const list = useQuery(deskMatchesQuery(sport, search, page));
  const { data } = list;
  return (
    <>
      <SearchBox
        label={t("match-desk.searchMatches")}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setPage(0);
        }}
      />
      <div className={classes["filters"]} role="group" aria-label={t("shell.sports")}>
        {sportFilters.map((slug) => (
          <ChipButton
            key={slug ?? "all"}
            pressed={sport === slug}
            onClick={() => {
              setSport(slug);
              setPage(0);
            }}
          >
            {slug === null ? t("match-desk.allSports") : t(`shell.sport.${slug}`)}
          </ChipButton>
        ))}
      </div>
      {list.isLoading && <SkeletonList label={t("shell.loading")} rows={5} height={108} />}
      {list.isError && (
        <ErrorState
          title={list.error.message}
          retryLabel={t("shell.retry")}
          onRetry={() => void list.refetch()}
        />
      )}
      {data?.data.length === 0 && search !== "" && <EmptyState title={t("match-desk.noneFound")} />}
      {data?.data.length === 0 && search === "" && (
        <EmptyState
          title={t("match-desk.noMatches")}
          hint={t("match-desk.noMatchesHint")}
          action={
            <Button variant="soft" onClick={onImport}>
              {t("match-desk.goImport")}
            </Button>
          }
        />
      )}
      {data && data.data.length > 0 && <MatchTable matches={data.data} busy={list.isPlaceholderData} />}
      {data && <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />}
    </>
  );
};

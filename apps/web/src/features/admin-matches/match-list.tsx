import { Button } from "@mantine/core";
import type { SportSlug } from "@teamwright/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { StaffPager } from "../../blocks/staff-records/staff-pager.tsx";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { ChipButton } from "../../ui/chip.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import classes from "./admin-matches.module.css";
import { deskMatchesQuery } from "./match-queries.ts";
import { MatchTable } from "./match-table.tsx";

const sportFilters: readonly (SportSlug | null)[] = [null, "cricket", "football", "basketball", "kabaddi"];

/** Stored matches, latest first, of one sport or all. */
export const MatchList = ({ onImport }: { readonly onImport: () => void }) => {
  const text = useStaffText();
  const { shell } = useText();
  const { matchDesk: words } = text;
  const [sport, setSport] = useState<SportSlug | null>(null);
  const [page, setPage] = useState(0);
  const list = useQuery(deskMatchesQuery(sport, page));
  const { data } = list;
  return (
    <>
      <div className={classes["filters"]} role="group" aria-label={shell.sports}>
        {sportFilters.map((slug) => (
          <ChipButton
            key={slug ?? "all"}
            pressed={sport === slug}
            onClick={() => {
              setSport(slug);
              setPage(0);
            }}
          >
            {slug === null ? words.allSports : shell[slug]}
          </ChipButton>
        ))}
      </div>
      {list.isLoading && <SkeletonList label={shell.loading} rows={5} height={108} />}
      {list.isError && (
        <ErrorState title={list.error.message} retryLabel={shell.retry} onRetry={() => void list.refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState
          title={words.noMatches}
          hint={words.noMatchesHint}
          action={
            <Button variant="soft" onClick={onImport}>
              {words.goImport}
            </Button>
          }
        />
      )}
      {data && data.data.length > 0 && <MatchTable matches={data.data} busy={list.isPlaceholderData} />}
      {data && <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />}
    </>
  );
};

import { t } from "#i18n/translate.ts";
import type { MatchDetail } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain";
import { fromTeams } from "@teamwright/engine/team-set";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TeamCard } from "#blocks/team/team-card.tsx";
import { rosterFrom, TeamViews } from "#blocks/team/team-view.ts";
import { earlierTeamsQuery } from "#data/api/expert-posts.ts";
import { playersOf } from "#data/strategy/pool.ts";
import { Pager } from "#ui/pager.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import classes from "./experts.module.css";

interface EarlierTeamsProps {
  readonly postId: string;
  readonly match: MatchDetail;
  /** The version whose teams are shown; null while the sheet is closed. */
  readonly version: number | null;
  readonly onClose: () => void;
}

/** The teams that a post had before an edit, ten on a page. */
export const EarlierTeams = ({ version, onClose, ...teamsProps }: EarlierTeamsProps) => (
  <Sheet isOpen={version !== null} onClose={onClose} title={t("experts.changes.earlierTeams")}>
    {version !== null && <Pages key={version} version={version} {...teamsProps} />}
  </Sheet>
);

interface PagesProps extends Omit<EarlierTeamsProps, "onClose"> {
  readonly version: number;
}

const Pages = ({ postId, match, version }: PagesProps) => {
  const [page, setPage] = useState(0);
  const [openedVersion, setOpenedVersion] = useState<number | null>(null);
  const teams = useQuery({ ...earlierTeamsQuery(postId, version, page), placeholderData: keepPreviousData });
  const players = playersOf(match);
  const columns = teams.data && fromTeams(teams.data.data, { sport: match.sport_index, players });
  if (teams.isError || columns?.ok === false)
    return (
      <ErrorState
        title={t("experts.post.failed")}
        hint={t("experts.post.failedHint")}
        onRetry={() => void teams.refetch()}
      />
    );
  if (!teams.data || !columns) return <SkeletonList label={t("shell.loading")} rows={3} height={148} />;
  const views = new TeamViews(columns.value, rosterFrom(match.sport_index, players));
  const { totalPages } = teams.data;
  return (
    <>
      <ul role="list" className={classes["list"]}>
        {Array.from({ length: columns.value.count }, (_, row) => (
          <li key={row}>
            <TeamCard
              team={views.at(row)}
              sport={sportByIndex(match.sport_index)}
              isOpen={openedVersion === row}
              onToggle={() => setOpenedVersion(openedVersion === row ? null : row)}
            />
          </li>
        ))}
      </ul>
      <Pager
        label={t("experts.changes.pages")}
        page={page}
        totalPages={totalPages}
        onChange={(next) => {
          setPage(next);
          setOpenedVersion(null);
        }}
        previousLabel={t("experts.changes.previousPage")}
        nextLabel={t("experts.changes.nextPage")}
        position={t("experts.changes.pageOf", { page: page + 1, total: totalPages })}
      />
    </>
  );
};

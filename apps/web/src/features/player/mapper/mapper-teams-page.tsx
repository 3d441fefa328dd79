import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { SideLegend } from "#blocks/team/side-legend.tsx";
import type { TeamViews } from "#blocks/team/team-view.ts";
import { SelectedCount } from "#blocks/transfer/selected-count.tsx";
import { SelectionFooter } from "#blocks/transfer/selection-footer.tsx";
import { TeamWall } from "#blocks/transfer/team-wall.tsx";
import { useSelection } from "#blocks/transfer/use-selection.ts";
import { useTeamLinking } from "#blocks/transfer/use-team-linking.ts";
import { ApiError } from "#data/api/client.ts";
import { useMapperFilters } from "#data/mapper/mapper-filters.ts";
import { directTeamsQuery } from "#data/mapper/mapper-queries.ts";
import { deviceLinks } from "#data/transfer/team-links.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { mapperScreen } from "./mapper-screen.tsx";
import type { MapperStep } from "./mapper-screen.tsx";
import classes from "./mapper.module.css";
import { shownTeams } from "./shown-teams.ts";

const Teams = ({ match, frame }: MapperStep) => {
  const { filters } = useMapperFilters(match.id);
  const query = useQuery({
    ...directTeamsQuery(match, filters),
    select: (reply) => reply && shownTeams(match, reply),
  });
  const change = (
    <LinkButton
      variant="soft"
      to={pathTo(filters.filterType === "advanced" ? "mapperFilterArena" : "mapperGeneration", {
        id: match.id,
      })}
    >
      {t("mapper.changeFilter")}
    </LinkButton>
  );
  if (query.data) return <Shown match={match} shownViews={query.data} change={change} frame={frame} />;
  if (query.error instanceof ApiError && query.error.code === "no_direct_teams")
    return frame(<EmptyState title={query.error.message} hint={t("mapper.noTeamsHint")} action={change} />);
  if (query.isError || query.data === null)
    return frame(
      <ErrorState
        title={t("shell.somethingWentWrong")}
        onRetry={() => void query.refetch()}
        action={change}
      />,
    );
  return frame(<SkeletonList label={t("mapper.makingTeams")} rows={4} height={152} />);
};

interface ShownProps extends Pick<MapperStep, "match" | "frame"> {
  readonly shownViews: TeamViews;
  readonly change: ReactNode;
}

const Shown = ({ match, shownViews, change, frame }: ShownProps) => {
  const { pathname } = useLocation();
  const selection = useSelection(shownViews.columns);
  const store = useMemo(() => deviceLinks(match.id), [match.id]);
  const linking = useTeamLinking(match.id, "general", store);
  return frame(
    <>
      <div className={classes["intro"]}>
        <SideLegend sides={{ left: match.left_team_name, right: match.right_team_name }}>
          {t("mapper.teams", { n: shownViews.columns.count })}
        </SideLegend>
        <SelectedCount selection={selection} />
      </div>
      <TeamWall
        label={t("mapper.title")}
        match={match}
        views={shownViews}
        selectedRows={selection.rows}
        onSelect={selection.toggle}
        linking={linking}
      />
    </>,
    <SelectionFooter
      selection={selection}
      views={shownViews}
      matchId={match.id}
      origin={{ kind: "mapper", id: "", path: pathname }}
    >
      {change}
    </SelectionFooter>,
  );
};

/** /displaymapperteams/{id}: the mapped teams, each with its link. */
export const MapperTeamsPage = mapperScreen("mapper.title", "mapperArena", Teams);

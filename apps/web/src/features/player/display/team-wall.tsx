import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { memo } from "react";
import type { Ref } from "react";
import { useLocation } from "react-router";
import { CopyTeam } from "#blocks/team/copy-team.tsx";
import { TeamChance } from "#blocks/forecast/team-chance.tsx";
import { TeamCard } from "#blocks/team/team-card.tsx";
import { TeamGrid } from "#blocks/team/team-grid.tsx";
import type { TeamGridHandle } from "#blocks/team/team-grid.tsx";
import { useOpenTeams } from "#blocks/team/use-open-teams.ts";
import { TeamRow } from "#blocks/team/team-row.tsx";
import { scoreOf } from "#blocks/team/team-view.ts";
import type { TeamView } from "#blocks/team/team-view.ts";
import { TeamLink } from "#blocks/transfer/team-link.tsx";
import { transferTeamOf } from "#blocks/transfer/transfer-team.ts";
import type { TeamLinking } from "#blocks/transfer/use-team-linking.ts";
import { Chip } from "#ui/chip.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { EmptyState } from "#ui/states.tsx";
import type { DisplayState } from "./display-state.ts";
import type { Density } from "./stored-display.ts";
import { isSelected } from "./selection.ts";
import { linkKeyOf } from "#data/transfer/team-links.ts";
import { PictureOfTeam } from "./picture-of-team.tsx";
import type { TeamChances } from "#forecast-client/team-chances.ts";
import type { ShownTeams } from "./use-team-set.ts";

interface ShownTeamWallProps {
  readonly set: ShownTeams;
  readonly rows: Uint32Array | null;
  readonly state: DisplayState;
  readonly onChange: (part: Partial<DisplayState>) => void;
  /** Called when a team is ticked or unticked. */
  readonly onSelect: (row: number) => void;
  readonly handle: Ref<TeamGridHandle>;
  /** Players who are known to be out. */
  readonly out: ReadonlySet<number>;
  /** Null while the match is not connected to the main app. */
  readonly linking: TeamLinking | null;
  /** Names of the apps that hold a team, by what the team is. */
  readonly sentTeams: ReadonlyMap<string, string>;
  /** Null while they are not known. */
  readonly chances: TeamChances | null;
}

/** The teams that pass the filters, as cards or as lines. */
export const TeamWall = memo(function TeamWall(props: ShownTeamWallProps) {
  const { set, rows, state, onChange, onSelect, handle, out, linking, sentTeams, chances } = props;
  const { isOpen, onToggle } = useOpenTeams();
  const { pathname } = useLocation();
  const { selected, density } = state;
  const count = rows?.length ?? set.teams.count;
  if (count === 0)
    return (
      <EmptyState
        title={t("teams.noneMatch")}
        action={
          <Button variant="soft" onClick={() => onChange({ filters: [] })}>
            {t("teams.clearFilters")}
          </Button>
        }
      />
    );
  const renderItem = (index: number) => {
    const row = rows?.[index] ?? index;
    return (
      <PartBoundary>
        <WallItem
          row={row}
          set={set}
          density={density}
          isOpen={isOpen(set.views.at(row))}
          onToggle={onToggle}
          checked={selected && isSelected(selected, row)}
          onSelect={onSelect}
          out={out}
          linking={linking}
          chance={chances?.figures.top[row]}
          sentTo={
            sentTeams.size === 0 ? undefined : sentTeams.get(linkKeyOf(transferTeamOf(set.views.at(row))))
          }
        />
      </PartBoundary>
    );
  };
  return (
    <TeamGrid
      key={density}
      label={t("common.generatedTeams")}
      count={count}
      estimate={density === "compact" ? 54 : 152}
      minWidth={340}
      renderItem={renderItem}
      handle={handle}
      keptAs={`${pathname} ${state.order} ${JSON.stringify(state.filters)}`}
    />
  );
});

interface WallItemProps {
  readonly row: number;
  readonly set: ShownTeams;
  readonly density: Density;
  readonly isOpen: boolean;
  readonly onToggle: (team: TeamView) => void;
  /** Null outside the selection mode. */
  readonly checked: boolean | null;
  readonly onSelect: (row: number) => void;
  readonly out: ReadonlySet<number>;
  readonly linking: TeamLinking | null;
  readonly sentTo: string | undefined;
  /** To be in the top 1 %; undefined where it is not known. */
  readonly chance: number | undefined;
}

/** One team of the wall; rendered again only when its own data changes. */
const WallItem = memo(function WallItem(props: WallItemProps) {
  const { row, set, density, isOpen, onToggle, checked, onSelect, out, linking, sentTo, chance } = props;
  const team = set.views.at(row);
  const { sport } = set.views.roster;
  const selection = checked === null ? undefined : { checked, onChange: onSelect };
  const badge = set.points ? (
    <Chip tone="ok">{t("teams.teamPoints", { value: scoreOf(team, set.points) })}</Chip>
  ) : (
    (sentTo !== undefined || chance !== undefined) && (
      <>
        {sentTo && <Chip tone="accent">{sentTo}</Chip>}
        {chance !== undefined && <TeamChance chance={chance} />}
      </>
    )
  );
  const sharedProps = { team, sport, isOpen, onToggle, selection, badge, out };
  if (density === "compact") return <TeamRow {...sharedProps} />;
  return (
    <TeamCard
      {...sharedProps}
      footer={checked === null && linking && <TeamLink team={transferTeamOf(team)} linking={linking} />}
      actions={
        checked === null && (
          <>
            {isOpen && <PictureOfTeam team={team} set={set} />}
            <CopyTeam team={team} sport={sport} sides={set.sides} />
          </>
        )
      }
    />
  );
});

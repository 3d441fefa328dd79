import { Button } from "@mantine/core";
import { memo, startTransition, useCallback, useState } from "react";
import type { Ref } from "react";
import { TeamCard } from "../../blocks/team/team-card.tsx";
import { TeamGrid } from "../../blocks/team/team-grid.tsx";
import type { TeamGridHandle } from "../../blocks/team/team-grid.tsx";
import { TeamRow } from "../../blocks/team/team-row.tsx";
import { scoreOf } from "../../blocks/team/team-view.ts";
import { useText } from "../../i18n/text.ts";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { CopyTeam } from "./copy-team.tsx";
import type { Density, DisplayState } from "./display-state.ts";
import { isSelected } from "./selection.ts";
import { PictureOfTeam } from "./picture-of-team.tsx";
import type { TeamSet } from "./use-team-set.ts";

interface TeamWallProps {
  readonly set: TeamSet;
  readonly rows: Uint32Array | null;
  readonly state: DisplayState;
  readonly onChange: (part: Partial<DisplayState>) => void;
  /** A team is ticked or unticked. */
  readonly onSelect: (row: number) => void;
  readonly handle: Ref<TeamGridHandle>;
  /** Players who are out since the teams were made. */
  readonly out: ReadonlySet<number>;
}

const toggledIn = (rows: ReadonlySet<number>, row: number): ReadonlySet<number> => {
  const next = new Set(rows);
  if (!next.delete(row)) next.add(row);
  return next;
};

/** The teams that pass, as cards or as lines. */
export const TeamWall = memo(function TeamWall(props: TeamWallProps) {
  const { set, rows, state, onChange, onSelect, handle, out } = props;
  const { teams } = useText();
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set());
  // A ground has eleven pictures: made in slices, so that the next tap is heard meanwhile.
  const onToggle = useCallback(
    (row: number) => startTransition(() => setOpened((before) => toggledIn(before, row))),
    [],
  );
  const { selected, density } = state;
  const count = rows?.length ?? set.teams.count;
  if (count === 0)
    return (
      <EmptyState
        title={teams.noneMatch}
        action={
          <Button variant="soft" onClick={() => onChange({ filters: [] })}>
            {teams.clearFilters}
          </Button>
        }
      />
    );
  const renderItem = (place: number) => {
    const row = rows?.[place] ?? place;
    return (
      <WallItem
        row={row}
        set={set}
        density={density}
        opened={opened.has(row)}
        onToggle={onToggle}
        checked={selected && isSelected(selected, row)}
        onSelect={onSelect}
        out={out}
      />
    );
  };
  return (
    <TeamGrid
      key={density}
      label={teams.title}
      count={count}
      estimate={density === "compact" ? 54 : 152}
      minWidth={340}
      renderItem={renderItem}
      handle={handle}
    />
  );
});

interface WallItemProps {
  readonly row: number;
  readonly set: TeamSet;
  readonly density: Density;
  readonly opened: boolean;
  readonly onToggle: (row: number) => void;
  /** Null outside the selection mode. */
  readonly checked: boolean | null;
  readonly onSelect: (row: number) => void;
  readonly out: ReadonlySet<number>;
}

/** One team of the wall; made again only when something of its own changes. */
const WallItem = memo(function WallItem(props: WallItemProps) {
  const { row, set, density, opened, onToggle, checked, onSelect, out } = props;
  const { results } = useText();
  const team = set.views.at(row);
  const { sport } = set.views.roster;
  const selection = checked === null ? undefined : { checked, onChange: onSelect };
  const badge = set.points && <Chip tone="ok">{results.teamPoints(scoreOf(team, set.points))}</Chip>;
  const shared = { team, sport, opened, onToggle, selection, badge };
  if (density === "compact") return <TeamRow {...shared} />;
  return (
    <TeamCard
      {...shared}
      out={out}
      actions={
        <>
          {opened && <PictureOfTeam team={team} set={set} />}
          <CopyTeam team={team} set={set} />
        </>
      }
    />
  );
});

import type { MatchDetail } from "@teamwright/domain";
import { memo, useCallback, useMemo, useState } from "react";
import { SideLegend } from "../../../blocks/team/side-legend.tsx";
import { TeamCard } from "../../../blocks/team/team-card.tsx";
import { TeamGrid } from "../../../blocks/team/team-grid.tsx";
import { TeamLink } from "../../../blocks/transfer/team-link.tsx";
import { useTeamLinking } from "../../../blocks/transfer/use-team-linking.ts";
import type { TeamLinking } from "../../../blocks/transfer/use-team-linking.ts";
import { deviceLinks } from "../../../data/transfer/team-links.ts";
import type { TransferTeam } from "../../../data/transfer/transfer-record.ts";
import { t, useLanguage } from "../../../i18n/translate.ts";
import { useLatestCallback } from "../../../lib/use-latest-callback.ts";
import { Chip } from "../../../ui/chip.tsx";
import type { ShownMapperTeams } from "./shown-teams.ts";
import classes from "./mapper.module.css";

interface MapperWallProps {
  readonly match: MatchDetail;
  readonly shown: ShownMapperTeams;
  /** Null outside the selection mode. */
  readonly selected: ReadonlySet<number> | null;
  readonly onSelect: (row: number) => void;
}

/** The mapped teams as cards; each can get a link to the main app. */
export const MapperWall = ({ match, shown, selected, onSelect }: MapperWallProps) => {
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set());
  const store = useMemo(() => deviceLinks(match.id), [match.id]);
  const linking = useTeamLinking(match.id, "general", store);
  const select = useLatestCallback(onSelect);
  const onToggle = useCallback(
    (row: number) =>
      setOpened((before) => {
        const next = new Set(before);
        if (!next.delete(row)) next.add(row);
        return next;
      }),
    [],
  );
  const { teams } = shown;
  return (
    <>
      <div className={classes["intro"]}>
        <SideLegend sides={{ left: match.left_team_name, right: match.right_team_name }}>
          {t("mapper.teams", { n: teams.length })}
        </SideLegend>
        {selected && (
          <Chip tone="accent">
            <span role="status">{t("mapper.selected", { n: selected.size })}</span>
          </Chip>
        )}
      </div>
      <TeamGrid
        label={t("mapper.title")}
        count={teams.length}
        estimate={152}
        minWidth={340}
        renderItem={(row) => {
          const team = teams[row];
          return (
            team && (
              <Card
                row={row}
                shown={shown}
                team={team}
                opened={opened.has(row)}
                onToggle={onToggle}
                checked={selected && selected.has(row)}
                onSelect={select}
                linking={linking}
              />
            )
          );
        }}
      />
    </>
  );
};

interface CardProps {
  readonly row: number;
  readonly shown: ShownMapperTeams;
  readonly team: TransferTeam;
  readonly opened: boolean;
  readonly onToggle: (row: number) => void;
  readonly checked: boolean | null;
  readonly onSelect: (row: number) => void;
  readonly linking: TeamLinking | null;
}

const Card = memo(function Card(props: CardProps) {
  useLanguage();
  const { row, shown, team, opened, onToggle, checked, onSelect, linking } = props;
  return (
    <TeamCard
      team={shown.views.at(row)}
      sport={shown.views.roster.sport}
      opened={opened}
      onToggle={onToggle}
      selection={checked === null ? undefined : { checked, onChange: onSelect }}
      footer={checked === null && linking && <TeamLink team={team} linking={linking} />}
    />
  );
});

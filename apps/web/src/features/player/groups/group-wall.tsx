import { t } from "../../../i18n/translate.ts";
import { useCallback, useState } from "react";
import { TeamCard } from "../../../blocks/team/team-card.tsx";
import type { TeamViews } from "../../../blocks/team/team-view.ts";
import { TeamLink } from "../../../blocks/transfer/team-link.tsx";
import type { TeamLinking } from "../../../blocks/transfer/use-team-linking.ts";
import type { TransferTeam } from "../../../data/transfer/transfer-record.ts";
import { Chip } from "../../../ui/chip.tsx";
import classes from "./groups.module.css";
import type { TeamSelection } from "./use-selection.ts";

interface GroupWallProps {
  readonly views: TeamViews;
  readonly teams: readonly TransferTeam[];
  /** team_number of the teams that were changed after news. */
  readonly changed: ReadonlySet<number>;
  readonly selection: TeamSelection;
  readonly linking: TeamLinking | null;
}

/** Twenty cards at most. */
export const GroupWall = ({ views, teams, changed, selection, linking }: GroupWallProps) => {
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set());
  const onToggle = useCallback(
    (row: number) =>
      setOpened((before) => {
        const next = new Set(before);
        if (!next.delete(row)) next.add(row);
        return next;
      }),
    [],
  );
  const { rows, toggle } = selection;
  return (
    <ul role="list" className={classes["wall"]}>
      {teams.map((team, row) => (
        <li key={team.number}>
          <TeamCard
            team={views.at(row)}
            sport={views.roster.sport}
            opened={opened.has(row)}
            onToggle={onToggle}
            badge={changed.has(team.number) && <Chip tone="warn">{t("groups.changedTeam")}</Chip>}
            selection={rows === null ? undefined : { checked: rows.has(row), onChange: toggle }}
          />
          {rows === null && linking && <TeamLink team={team} linking={linking} />}
        </li>
      ))}
    </ul>
  );
};

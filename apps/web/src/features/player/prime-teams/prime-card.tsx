import { memo } from "react";
import { TeamCard } from "../../../blocks/team/team-card.tsx";
import type { TeamViews } from "../../../blocks/team/team-view.ts";
import { TeamLink } from "../../../blocks/transfer/team-link.tsx";
import type { TeamLinking } from "../../../blocks/transfer/use-team-linking.ts";
import type { TransferTeam } from "../../../data/transfer/transfer-record.ts";
import { useLanguage } from "../../../i18n/translate.ts";

interface PrimeCardProps {
  readonly row: number;
  readonly views: TeamViews;
  readonly team: TransferTeam;
  readonly opened: boolean;
  readonly onToggle: (row: number) => void;
  /** Null outside the selection mode. */
  readonly checked: boolean | null;
  readonly onSelect: (row: number) => void;
  readonly linking: TeamLinking | null;
}

/** One prime team; made again only when something of its own changes. */
export const PrimeCard = memo(function PrimeCard(props: PrimeCardProps) {
  useLanguage();
  const { row, views, team, opened, onToggle, checked, onSelect, linking } = props;
  return (
    <TeamCard
      team={views.at(row)}
      sport={views.roster.sport}
      opened={opened}
      onToggle={onToggle}
      selection={checked === null ? undefined : { checked, onChange: onSelect }}
      footer={checked === null && linking && <TeamLink team={team} linking={linking} />}
    />
  );
});

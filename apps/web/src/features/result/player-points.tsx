import { BarList } from "../../blocks/charts/bar-list.tsx";
import type { TeamViews } from "../../blocks/team/team-view.ts";
import type { MatchRecord } from "../../data/records/match-record.ts";
import { useText } from "../../i18n/text.ts";
import { Card } from "../../ui/card.tsx";

const SHOWN = 12;

interface PlayerPointsProps {
  readonly match: MatchRecord;
  readonly views: TeamViews;
}

/** Who scored most. */
export const PlayerPoints = ({ match, views }: PlayerPointsProps) => {
  const { results } = useText();
  const players = match.player_list
    .flat()
    .toSorted((a, b) => b.points - a.points)
    .slice(0, SHOWN);
  const most = Math.max(1, players[0]?.points ?? 1);
  return (
    <Card heading={results.byPlayer}>
      <BarList
        label={results.byPlayer}
        tone="gold"
        rows={players.map((player) => ({
          key: player.player_fixed_id,
          label: views.roster.players.get(player.player_index)?.shortName ?? player.name,
          side: player.team_index === 0 ? ("left" as const) : ("right" as const),
          percent: (100 * Math.max(0, player.points)) / most,
          figure: results.points(player.points),
        }))}
      />
    </Card>
  );
};

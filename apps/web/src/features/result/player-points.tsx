import { Button } from "@mantine/core";
import type { PointsPart } from "@teamwright/domain";
import { useState } from "react";
import { BarList } from "../../blocks/charts/bar-list.tsx";
import type { TeamViews } from "../../blocks/team/team-view.ts";
import type { MatchRecord } from "../../data/records/match-record.ts";
import { useText } from "../../i18n/text.ts";
import { Card } from "../../ui/card.tsx";
import classes from "./result.module.css";

/** As many as are read at a glance; the others on demand. */
const FIRST = 12;

interface PlayerPointsProps {
  readonly match: MatchRecord;
  readonly views: TeamViews;
}

/** Who scored most; a row opens to the rules that the points came by, where the feed says them. */
export const PlayerPoints = ({ match, views }: PlayerPointsProps) => {
  const { results } = useText();
  const [all, setAll] = useState(false);
  const players = match.player_list.flat().toSorted((a, b) => b.points - a.points);
  const shown = all ? players : players.slice(0, FIRST);
  const most = Math.max(1, players[0]?.points ?? 1);
  return (
    <Card heading={results.byPlayer}>
      <BarList
        label={results.byPlayer}
        tone="gold"
        rows={shown.map((player) => {
          const parts = match.parts?.[player.player_fixed_id];
          return {
            key: player.player_fixed_id,
            label: views.roster.players.get(player.player_index)?.shortName ?? player.name,
            side: player.team_index === 0 ? ("left" as const) : ("right" as const),
            percent: (100 * Math.max(0, player.points)) / most,
            figure: results.points(player.points),
            ...(parts && parts.length > 0 && { more: <Parts name={player.name} parts={parts} /> }),
          };
        })}
      />
      {shown.length < players.length && (
        <Button variant="subtle" fullWidth onClick={() => setAll(true)}>
          {results.more(players.length - shown.length)}
        </Button>
      )}
    </Card>
  );
};

const Parts = ({ name, parts }: { readonly name: string; readonly parts: readonly PointsPart[] }) => {
  const { results } = useText();
  return (
    <ul role="list" aria-label={results.byRule(name)} className={classes["parts"]}>
      {parts.map(({ rule, times, points }) => (
        <li key={rule}>
          <span className={classes["rule"]}>{rule}</span>
          {times > 1 && <span className={classes["times"]}>{results.times(times)}</span>}
          <b>{results.points(points)}</b>
        </li>
      ))}
    </ul>
  );
};

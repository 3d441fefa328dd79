import { t } from "#i18n/translate.ts";
import { pointsFigure } from "#lib/figures.ts";
import { pathTo } from "#lib/paths.ts";
import type { PointsPart } from "@teamwright/domain";
import { Link } from "react-router";
import { LongBarList } from "#blocks/charts/long-bar-list.tsx";
import type { TeamViews } from "#blocks/team/team-view.ts";
import type { MatchRecord } from "#data/records/match-record.ts";
import { Card } from "#ui/card.tsx";
import classes from "./result.module.css";

interface PlayerPointsProps {
  readonly match: MatchRecord;
  readonly views: TeamViews;
}

/** The players with most points; a row opens to the breakdown of the points, where the feed gives it. */
export const PlayerPoints = ({ match, views }: PlayerPointsProps) => {
  const players = match.player_list.flat().toSorted((a, b) => b.points - a.points);
  const most = Math.max(1, players[0]?.points ?? 1);
  return (
    <Card heading={t("results.byPlayer")}>
      <LongBarList
        label={t("results.byPlayer")}
        tone="gold"
        rows={players.map((player) => {
          const parts = match.parts?.[player.player_fixed_id];
          const page = pathTo("player", { match: match.id, player: player.player_index });
          return {
            key: player.player_fixed_id,
            label: views.roster.players.get(player.player_index)?.shortName ?? player.name,
            side: player.team_index === 0 ? ("left" as const) : ("right" as const),
            percent: (100 * Math.max(0, player.points)) / most,
            figure: pointsFigure(player.points),
            ...(match.scoring?.marks[player.player_fixed_id] && { mark: t("results.marked") }),
            ...(parts && parts.length > 0
              ? { more: <Parts name={player.name} parts={parts} page={page} /> }
              : { to: page }),
          };
        })}
        moreText={(n) => t("results.more", { n })}
      />
    </Card>
  );
};

interface PartsProps {
  readonly name: string;
  readonly parts: readonly PointsPart[];
  /** The address of the player's page. */
  readonly page: string;
}

const Parts = ({ name, parts, page }: PartsProps) => (
  <>
    <ul role="list" aria-label={t("results.byRule", { name })} className={classes["parts"]}>
      {parts.map(({ rule, times, points }) => (
        <li key={rule}>
          <span className={classes["rule"]}>{rule}</span>
          {times > 1 && <span className={classes["times"]}>{t("results.times", { times })}</span>}
          <b>{pointsFigure(points)}</b>
        </li>
      ))}
    </ul>
    <Link to={page} className={classes["about"] ?? ""}>
      {t("common.aboutPlayer", { name })}
    </Link>
  </>
);

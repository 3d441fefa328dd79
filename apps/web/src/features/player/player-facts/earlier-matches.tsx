import type { MatchDetail, Player } from "@teamwright/domain";
import type { PlayerHistory } from "@teamwright/contract";
import { useQuery } from "@tanstack/react-query";
import { BarList } from "#blocks/charts/bar-list.tsx";
import { playerHistoryQuery } from "#data/api/player-history.ts";
import { currentLanguage, t } from "#i18n/translate.ts";
import { shortSideName } from "#lib/short-side-name.ts";
import { Card } from "#ui/card.tsx";
import { QueryState } from "#ui/query-state.tsx";
import classes from "./player-facts.module.css";

interface EarlierMatchesProps {
  readonly match: MatchDetail;
  readonly player: Player;
}

/** Form and records of a player, all from matches that this server has, each with how many. */
export const EarlierMatches = ({ match, player }: EarlierMatchesProps) => {
  const query = useQuery(playerHistoryQuery(match.id));
  const { data } = query;
  if (data === undefined)
    return <QueryState query={query} failedTitle={t("player-facts.notLoaded")} rows={2} height={140} />;
  const history = data.find(({ playerIndex }) => playerIndex === player.player_index);
  return (
    <>
      <Form last={history?.last ?? []} />
      <Records match={match} player={player} history={history} />
    </>
  );
};

const Form = ({ last }: { readonly last: PlayerHistory["last"] }) => {
  const day = new Intl.DateTimeFormat(`${currentLanguage()}-IN`, { day: "numeric", month: "short" });
  const mean = last.reduce((sum, { points }) => sum + points, 0) / Math.max(1, last.length);
  const most = Math.max(1, ...last.map(({ points }) => points));
  return (
    <Card heading={t("player-facts.form")}>
      <p className={classes["hint"]}>
        {t("player-facts.formHint", { n: last.length, mean: mean.toFixed(1) })}
      </p>
      {last.length > 0 && (
        <BarList
          label={t("player-facts.form")}
          rows={last.map(({ matchTime, against, points }) => ({
            key: matchTime,
            // The label has a third of the width: a long name would cut off the day.
            label: t("player-facts.against", {
              side: shortSideName(against),
              day: day.format(Date.parse(matchTime)),
            }),
            percent: (100 * Math.max(0, points)) / most,
            figure: t("player-facts.points", { points }),
          }))}
        />
      )}
    </Card>
  );
};

const meanText = (of: PlayerHistory["atGround"] | undefined): string =>
  of ? t("player-facts.meanOf", { mean: of.mean.toFixed(1), n: of.n }) : t("player-facts.noMatch");

interface RecordsProps extends EarlierMatchesProps {
  readonly history: PlayerHistory | undefined;
}

const Records = ({ match, player, history }: RecordsProps) => {
  const sides = [match.left_team_name, match.right_team_name] as const;
  const ownSide = sides[player.team_index];
  const other = sides[player.team_index === 0 ? 1 : 0];
  const { played = 0, of = 0 } = history?.lineups ?? {};
  return (
    <Card heading={t("player-facts.records")}>
      <dl className={classes["facts"]}>
        <div>
          <dt>{t("player-facts.againstSide", { side: other })}</dt>
          <dd>{meanText(history?.againstSide)}</dd>
        </div>
        <div>
          <dt>{t("player-facts.atGround")}</dt>
          <dd>{meanText(history?.atGround)}</dd>
        </div>
        <div>
          <dt>{t("player-facts.lineups", { side: ownSide })}</dt>
          <dd>{t("player-facts.lineupsOf", { played, of })}</dd>
        </div>
      </dl>
      <p className={classes["hint"]}>{t("player-facts.source")}</p>
    </Card>
  );
};

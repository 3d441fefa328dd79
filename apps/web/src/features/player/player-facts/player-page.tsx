import type { MatchDetail, Player } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain/sports";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { PlayingMark } from "#blocks/player-row/playing-mark.tsx";
import { roleName } from "#blocks/role-name.ts";
import { useOnline } from "#data/api/connection.ts";
import { matchQuery } from "#data/api/match.ts";
import { playersOf } from "#data/strategy/pool.ts";
import { t } from "#i18n/translate.ts";
import { tenthsFigure } from "#lib/figures.ts";
import { pathTo, paths } from "#lib/paths.ts";
import { useHasBegun } from "#lib/match-start.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { EarlierMatches } from "./earlier-matches.tsx";
import { ExpectedPoints } from "./expected-points.tsx";
import { InMyTeams } from "./in-my-teams.tsx";
import classes from "./player-facts.module.css";

/** /player/{match}/{player}: what is known of one player before the match, and his points from its start. */
export const PlayerPage = () => {
  const { match = "", player = "" } = useParams();
  const query = useQuery(matchQuery(match));
  const foundPlayer =
    query.data && playersOf(query.data.value).find((one) => String(one.player_index) === player);
  return (
    <MatchScreen
      title={foundPlayer?.name ?? t("shell.title.player")}
      match={query}
      online={useOnline()}
      onBack={useBack(match === "" ? paths.home : pathTo("match", { id: match }))}
    >
      {(detail) =>
        foundPlayer === undefined ? (
          <EmptyState
            title={t("player-facts.unknown")}
            action={
              <LinkButton variant="soft" to={pathTo("match", { id: detail.id })}>
                {t("player-facts.toPlayers")}
              </LinkButton>
            }
          />
        ) : (
          <Facts match={detail} player={foundPlayer} />
        )
      }
    </MatchScreen>
  );
};

interface FactsProps {
  readonly match: MatchDetail;
  readonly player: Player;
}

const Facts = ({ match, player }: FactsProps) => (
  <div className={classes["columns"]}>
    <div className={classes["column"]}>
      <Who match={match} player={player} />
      <ExpectedPoints match={match} player={player.player_index} />
      <InMyTeams matchId={match.id} sport={match.sport_index} player={player.player_index} />
    </div>
    <div className={classes["column"]}>
      <EarlierMatches match={match} player={player} />
    </div>
  </div>
);

const Who = ({ match, player }: FactsProps) => {
  const shares = [
    ["selectedBy", player.selected_by],
    ["captainBy", player.captain_percentage],
    ["viceCaptainBy", player.vice_captain_percentage],
  ] as const;
  const { slug: sport, roles } = sportByIndex(match.sport_index);
  const role = roles[player.role];
  const hasBegun = useHasBegun(match);
  return (
    <Card>
      <div className={classes["who"]}>
        <Picture
          src={player.image}
          name={player.name}
          side={player.team_index === 0 ? "left" : "right"}
          size={56}
        />
        <div>
          <p className={classes["name"]}>
            {role && roleName(role)} · {player.team_name}
          </p>
          <p className={classes["hint"]}>
            {t("player-facts.creditsOf", { credits: player.credits.toFixed(1) })}
          </p>
        </div>
      </div>
      {hasBegun && (
        <p className={classes["points"]} role="status">
          {t("player-facts.pointsNow", { points: player.points })}
        </p>
      )}
      <div className={classes["chips"]}>
        <PlayingMark player={player} lineupOut={match.lineup_status === 1} quiet={false} />
        {shares.map(
          ([key, share]) =>
            share !== null && (
              <Chip key={key}>{t(`player-facts.${key}`, { sport, share: tenthsFigure(share) })}</Chip>
            ),
        )}
      </div>
    </Card>
  );
};

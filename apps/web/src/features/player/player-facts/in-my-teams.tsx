import type { SportIndex } from "@teamwright/domain";
import { sportByIndex } from "@teamwright/domain/sports";
import { Link } from "react-router";
import { attemptName } from "#blocks/attempt-name.ts";
import { useMatchNews } from "#data/api/use-match-news.ts";
import { useScorecard } from "#data/api/use-scorecard.ts";
import { findAttempt, findMatch } from "#data/records/attempts.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import type { MatchRecord } from "#data/records/match-record.ts";
import { pointsByIndex } from "#data/records/points.ts";
import { useLive } from "#data/records/use-live.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import { t } from "#i18n/translate.ts";
import { tenthsFigure } from "#lib/figures.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { Card } from "#ui/card.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import classes from "./player-facts.module.css";
import { sharesOfPlayer, standingOfPlayer } from "./shares-of-player.ts";
import type { SharesOfPlayer, StandingOfPlayer } from "./shares-of-player.ts";

/** An attempt has up to a megabyte of teams: the newest ones say enough. */
const MAX_ATTEMPTS = 5;

interface AttemptRow {
  readonly attempt: OpenedAttempt["attempt"];
  readonly shares: SharesOfPlayer;
  /** Null before the points are known, and where no team has the player. */
  readonly standing: StandingOfPlayer | null;
}

async function rowOf(
  { attempt, match, teams: { teams } }: OpenedAttempt,
  player: number,
): Promise<AttemptRow> {
  const scores = match.result
    ? await engineClient.call("score", { teams, points: pointsByIndex(match) })
    : undefined;
  return {
    attempt,
    shares: sharesOfPlayer(teams, player),
    standing: scores?.ok ? standingOfPlayer(teams, player, scores.value.points) : null,
  };
}

const standingText = ({ holders, others, bestRank: rank, of }: StandingOfPlayer): string =>
  t("player-facts.standing", {
    holders: holders.n,
    mean: tenthsFigure(holders.mean),
    rank,
    of,
    others: others.n,
    otherMean: tenthsFigure(others.mean),
  });

/** Reads the points of a match in progress, now and whenever they change. */
const LivePoints = ({ match }: { readonly match: MatchRecord }) => {
  useScorecard(match);
  useMatchNews(sportByIndex(match.sport_index).slug);
  return null;
};

interface InMyTeamsProps {
  readonly matchId: string;
  readonly sport: SportIndex;
  readonly player: number;
}

/** How often the player is in the stored teams, leads them, and how those with him stand; the newest attempt first. */
export const InMyTeams = ({ matchId, sport, player }: InMyTeamsProps) => {
  const { value: ownTeams } = useLive(
    async (db) => {
      const storedMatch = await findMatch(matchId, db);
      const attempts = storedMatch?.attempts.slice(0, MAX_ATTEMPTS) ?? [];
      const openedAttempts = await Promise.all(attempts.map(({ id }) => findAttempt(matchId, id, db)));
      const rows = await Promise.all(
        openedAttempts.filter((one) => one !== null).map((one) => rowOf(one, player)),
      );
      return { match: storedMatch?.match ?? null, rows };
    },
    [matchId, player],
  );
  const rows = ownTeams?.rows;
  return (
    <Card heading={t("player-facts.myTeams")}>
      {ownTeams?.match && <LivePoints match={ownTeams.match} />}
      {rows === undefined ? (
        <SkeletonList label={t("shell.loading")} rows={1} height={44} />
      ) : rows.length === 0 ? (
        <p className={classes["hint"]}>{t("player-facts.noTeams")}</p>
      ) : (
        <ul role="list" className={classes["attempts"]}>
          {rows.map(({ attempt, shares, standing }) => (
            <li key={attempt.id}>
              <Link
                to={pathToAttempt(attempt.match_id, attempt.id, attempt.type === "toss")}
                className={classes["attempt"] ?? ""}
              >
                <span className={classes["share"]}>
                  <b>{attemptName(attempt)}</b>
                  <b>{shares.percent}%</b>
                </span>
                <span className={classes["track"]} aria-hidden="true">
                  <span style={{ width: `${shares.percent}%` }} />
                </span>
                <span className={classes["hint"]}>
                  {t("player-facts.sharesOf", { sport: sportByIndex(sport).slug, ...shares })}
                </span>
                {standing && <span className={classes["hint"]}>{standingText(standing)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

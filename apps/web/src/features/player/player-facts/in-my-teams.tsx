import type { SportIndex } from "@teamwright/domain";
import { basketball } from "@teamwright/domain/sports";
import { Link } from "react-router";
import { attemptName } from "#blocks/attempt-name.ts";
import { findAttempt, findMatch } from "#data/records/attempts.ts";
import { useLive } from "#data/records/use-live.ts";
import { t } from "#i18n/translate.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { Card } from "#ui/card.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import classes from "./player-facts.module.css";
import { sharesOfPlayer } from "./shares-of-player.ts";

/** An attempt has up to a megabyte of teams: the newest ones say enough. */
const MOST_ATTEMPTS = 5;

interface InMyTeamsProps {
  readonly matchId: string;
  readonly sport: SportIndex;
  readonly player: number;
}

/** How often the player is in the stored teams of the match, and leads them; the newest attempt first. */
export const InMyTeams = ({ matchId, sport, player }: InMyTeamsProps) => {
  const isBasketball = sport === basketball.index;
  const { value: rows } = useLive(
    async (db) => {
      const attempts = (await findMatch(matchId, db))?.attempts.slice(0, MOST_ATTEMPTS) ?? [];
      const openedAttempts = await Promise.all(attempts.map(({ id }) => findAttempt(matchId, id, db)));
      return openedAttempts.flatMap((one) =>
        one === null ? [] : [{ attempt: one.attempt, shares: sharesOfPlayer(one.teams.teams, player) }],
      );
    },
    [matchId, player],
  );
  return (
    <Card heading={t("player-facts.myTeams")}>
      {rows === undefined ? (
        <SkeletonList label={t("shell.loading")} rows={1} height={44} />
      ) : rows.length === 0 ? (
        <p className={classes["hint"]}>{t("player-facts.noTeams")}</p>
      ) : (
        <ul role="list" className={classes["attempts"]}>
          {rows.map(({ attempt, shares }) => (
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
                  {t(isBasketball ? "player-facts.starSharesOf" : "player-facts.sharesOf", { ...shares })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

import { t } from "#i18n/translate.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Picture } from "#ui/picture.tsx";
import classes from "./stored-match-card.module.css";

interface StoredMatchCardProps {
  readonly match: {
    readonly series_name: string;
    readonly match_time: string;
    readonly left_name: string;
    readonly right_name: string;
    readonly left_image: string;
    readonly right_image: string;
  };
  readonly to: string;
  readonly when: string;
  readonly summary: string;
  readonly badges: ReactNode;
}

/** A match with stored teams; the whole card opens its attempts. */
export const StoredMatchCard = ({ match, to, when, summary, badges }: StoredMatchCardProps) => {
  return (
    <article className={classes["card"]}>
      <div className={classes["top"]}>
        <span>{match.series_name}</span>
        <time dateTime={match.match_time}>{when}</time>
      </div>
      <Link
        to={to}
        className={classes["link"]}
        aria-label={`${t("common.matchTitle", { left: match.left_name, right: match.right_name })}, ${summary}`}
      >
        <span className={classes["side"]}>
          <Picture src={match.left_image} name={match.left_name} side="left" size={30} />
          {match.left_name}
        </span>
        <span className={classes["side"]}>
          <Picture src={match.right_image} name={match.right_name} side="right" size={30} />
          {match.right_name}
        </span>
      </Link>
      <div className={classes["bottom"]}>
        {badges}
        <span className={classes["summary"]}>{summary}</span>
      </div>
    </article>
  );
};

import { t } from "#i18n/translate.ts";
import type { MatchListItem } from "@teamwright/domain";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { matchDayText } from "../match-day-text.ts";
import { serverNow } from "#lib/server-clock.ts";
import { Chip } from "#ui/chip.tsx";
import { BoltIcon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { DisruptionChip, UntilStart } from "../disruption/disruption.tsx";
import { ExplainBadges } from "../explain/explain.tsx";
import { badgesInView, badgesOf, type MatchMarks } from "./badges.ts";
import classes from "./match-card.module.css";

type MatchCardProps = {
  readonly match: MatchListItem;
  readonly marks: MatchMarks;
  /** The target of choosing the match. */
  readonly to: string;
  /** State for the next screen, e.g. the path to open after signing in. */
  readonly state?: unknown;
  /** Makes it the leading card of its page, large, with these words for what the link is for. */
  readonly action?: string | undefined;
  /** A control in the card's corner: save, or remove. */
  readonly corner?: ReactNode;
  /** At the end of the badges: the apps that support the match. */
  readonly apps?: ReactNode;
};

const Side = ({
  name,
  image,
  side,
}: {
  readonly name: string;
  readonly image: string;
  readonly side: "left" | "right";
}) => (
  <span className={classes["side"]}>
    <Picture src={image} name={name} side={side} size={30} />
    <span className={classes["name"]}>{name}</span>
  </span>
);

/** One match: its sides, the time until it starts, and its badges. The whole card is one link. */
export const MatchCard = ({ match, marks, to, state, action, corner, apps }: MatchCardProps) => {
  const day = matchDayText(Date.parse(match.match_time), serverNow());
  const badges = badgesOf(match, marks);
  const inView = badgesInView(badges, match.lineup_out);
  return (
    <article className={`${classes["card"]} ${action ? classes["lead"] : ""}`}>
      <div className={classes["top"]}>
        <span className={classes["series"]}>{match.series_name}</span>
        {match.automatic && (
          <span
            className={classes["automatic"]}
            role="img"
            aria-label={t("home.automatic")}
            title={t("home.automaticHint")}
          >
            <BoltIcon size={14} />
          </span>
        )}
        <DisruptionChip disruption={match.disruption} />
        {match.lineup_out && <Chip tone="ok">{t("shell.badgeLineupsOut")}</Chip>}
        {corner}
      </div>
      <div className={classes["middle"]}>
        <Link to={to} state={state} className={classes["link"] ?? ""}>
          <Side name={match.left_team_name} image={match.left_team_image} side="left" />
          <span className="visually-hidden">{t("shell.versus")}</span>
          <Side name={match.right_team_name} image={match.right_team_image} side="right" />
          {action && <span className="visually-hidden">{action}</span>}
        </Link>
        <div className={classes["when"]}>
          <UntilStart time={match.match_time} disruption={match.disruption} />
          <time dateTime={match.match_time}>{day}</time>
        </div>
        {/* The link covers the card. */}
        {action && (
          <span className={classes["action"]} aria-hidden="true">
            {action}
          </span>
        )}
      </div>
      <div className={classes["bottom"]}>
        <ul role="list" className={classes["badges"]}>
          {inView.map(({ label, tone }) => (
            <li key={label}>
              <Chip tone={tone}>{label}</Chip>
            </li>
          ))}
          <li className={classes["explain"]}>
            <ExplainBadges
              of={badges.map(({ label, term }) => ({ term, name: label }))}
              hidden={badges.length - inView.length}
            />
          </li>
        </ul>
        {apps && <div className={classes["apps"]}>{apps}</div>}
      </div>
    </article>
  );
};

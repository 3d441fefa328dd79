import { ActionIcon } from "@mantine/core";
import type { MatchDetail } from "@teamwright/domain";
import { messages } from "@teamwright/domain/messages";
import type { ReactNode } from "react";
import { useText } from "../../i18n/text.ts";
import { Chip } from "../../ui/chip.tsx";
import { BackIcon, OfflineIcon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { countdownTo } from "./countdown.ts";
import classes from "./match-header.module.css";
import { useSeconds } from "./use-seconds.ts";

interface MatchHeaderProps {
  readonly match: MatchDetail;
  readonly onBack: () => void;
  /** Server time less device time, milliseconds. */
  readonly clockOffset?: number;
  /** Set while the data comes from the device: how old it is, in words. */
  readonly offlineSince?: string | null;
  readonly actions?: ReactNode;
}

const Countdown = ({
  matchTime,
  clockOffset,
}: {
  readonly matchTime: string;
  readonly clockOffset: number;
}) => {
  const { near, over, text } = countdownTo(
    Date.parse(matchTime),
    useSeconds() + clockOffset,
    messages.generic.expired,
  );
  return (
    <time
      dateTime={matchTime}
      role="timer"
      className={`${classes["count"]} ${near || over ? classes["near"] : ""}`}
    >
      {text}
    </time>
  );
};

/** Who plays, how long until the deadline, whether the line-ups are out, whether the data is from the device. */
export const MatchHeader = ({
  match,
  onBack,
  clockOffset = 0,
  offlineSince = null,
  actions,
}: MatchHeaderProps) => {
  const { shell } = useText();
  return (
    <div className={classes["header"]}>
      <ActionIcon aria-label={shell.back} onClick={onBack}>
        <BackIcon size={24} />
      </ActionIcon>
      <div className={classes["sides"]}>
        <Picture src={match.left_team_image} name={match.left_team_name} side="left" size={28} />
        <span className={classes["name"]}>{match.left_team_name}</span>
        <span className={classes["versus"]}>v</span>
        <span className={classes["name"]}>{match.right_team_name}</span>
        <Picture src={match.right_team_image} name={match.right_team_name} side="right" size={28} />
      </div>
      <div className={classes["state"]}>
        <Countdown matchTime={match.match_time} clockOffset={clockOffset} />
        {match.lineup_status === 1 && <Chip tone="ok">{messages.home.badgeLineupsOut}</Chip>}
        {offlineSince !== null && (
          <Chip tone="warn" title={shell.updated(offlineSince)}>
            <OfflineIcon size={14} />
            {shell.offline}
          </Chip>
        )}
      </div>
      {actions}
    </div>
  );
};

import { ActionIcon } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import type { AttemptRecord, GenerationType } from "../../data/records/attempt-record.ts";
import type { MatchStatus } from "../../data/records/match-status.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import type { Text } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { Chip } from "../../ui/chip.tsx";
import { DeleteIcon, SortIcon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import classes from "./previous-match.module.css";

interface AttemptCardProps {
  readonly attempt: AttemptRecord;
  readonly status: MatchStatus;
  readonly onDelete: () => void;
  /** Given to those who may arrange attempts. */
  readonly onShuffle: (() => void) | undefined;
  /** Given while attempts are chosen to be merged. */
  readonly selection: { readonly checked: boolean; readonly onChange: () => void } | null;
}

const wayOf = (type: GenerationType, { myMatches }: Text): string =>
  ({
    0: myMatches.smart,
    1: myMatches.quick,
    2: myMatches.normal,
    3: myMatches.auto,
    99: myMatches.stored,
  })[type];

/** One attempt: what it is, how many teams, open it, see its results, delete it. */
export const AttemptCard = ({ attempt, status, onDelete, onShuffle, selection }: AttemptCardProps) => {
  const text = useText();
  const language = useLanguage();
  const { myMatches } = text;
  const address = { match: attempt.match_id, attempt: attempt.id };
  const toss = attempt.type === "toss";
  const made = new Intl.DateTimeFormat(`${language}-IN`, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(attempt.time);
  return (
    <article className={classes["attempt"]} aria-label={myMatches.attempt(attempt.id)}>
      {selection && (
        <input
          type="checkbox"
          className={classes["check"]}
          aria-label={myMatches.selectAttempt(attempt.id)}
          checked={selection.checked}
          onChange={selection.onChange}
        />
      )}
      <div className={classes["about"]}>
        <div className={classes["title"]}>
          <b>{attempt.shortcut ?? myMatches.attempt(attempt.id)}</b>
          <Chip tone={attempt.generation_type === 99 ? "accent" : "neutral"}>
            {wayOf(attempt.generation_type, text)}
          </Chip>
        </div>
        <span>
          <b className={classes["teams"]}>{myMatches.teams(attempt.number_of_teams)}</b>
          {attempt.possible && ` ${myMatches.ofPossible(attempt.possible.teams)}`}
        </span>
        <time dateTime={new Date(attempt.time).toISOString()}>{made}</time>
      </div>
      <div className={classes["controls"]}>
        {onShuffle && (
          <ActionIcon
            aria-label={`${messages.attempts.shuffle}, ${myMatches.attempt(attempt.id)}`}
            onClick={onShuffle}
          >
            <SortIcon />
          </ActionIcon>
        )}
        <ActionIcon aria-label={myMatches.deleteAttempt(attempt.id)} onClick={onDelete}>
          <DeleteIcon />
        </ActionIcon>
        {status !== 0 && (
          <LinkButton
            variant="soft"
            px={14}
            to={pathTo(toss ? "resultAuto" : "result", address)}
            aria-label={`${messages.result.results}, ${myMatches.attempt(attempt.id)}`}
          >
            {messages.result.results}
          </LinkButton>
        )}
        <LinkButton
          px={20}
          to={toss ? pathTo("displayAuto", address) : pathTo("display", { ...address, ftype: 9, fvalue: 9 })}
          aria-label={`${messages.generic.open}, ${myMatches.attempt(attempt.id)}`}
        >
          {messages.generic.open}
        </LinkButton>
      </div>
    </article>
  );
};

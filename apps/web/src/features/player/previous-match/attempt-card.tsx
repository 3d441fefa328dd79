import { GENERATION_TYPE } from "@teamwright/domain";
import { attemptName, chosenNameOf } from "#blocks/attempt-name.ts";
import { currentLanguage, t } from "#i18n/translate.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import type { GenerationType } from "@teamwright/domain";
import { Suspense, useState } from "react";
import type { AttemptRecord } from "#data/records/attempt-record.ts";
import type { MatchRecord } from "#data/records/match-record.ts";
import type { MatchStatus } from "#data/records/match-status.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { pathTo } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import { DeleteIcon, EditIcon, SortIcon } from "#ui/icon.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { AttemptFacts } from "./attempt-facts.tsx";
import classes from "./previous-match.module.css";

const RenameAttempt = lazyPart(async () => (await import("./rename-attempt.tsx")).RenameAttempt);

interface AttemptCardProps {
  readonly match: MatchRecord;
  readonly attempt: AttemptRecord;
  readonly status: MatchStatus;
  readonly onDelete: () => void;
  /** Set for prime admins before the match starts: the teams may be posted to prime users. */
  readonly mayPost: boolean;
  /** Set for users who may arrange attempts. */
  readonly onShuffle: (() => void) | undefined;
  /** Set for group owners: the screen that posts the attempt's teams to members. */
  readonly postTo?: string | undefined;
  /** Set while attempts are chosen to be merged. */
  readonly selection: { readonly checked: boolean; readonly onChange: () => void } | null;
}

const wayOf = (type: GenerationType): string =>
  ({
    [GENERATION_TYPE.smart]: t("my-matches.smart"),
    [GENERATION_TYPE.quick]: t("my-matches.quick"),
    [GENERATION_TYPE.normal]: t("my-matches.normal"),
    [GENERATION_TYPE.auto]: t("my-matches.auto"),
    [GENERATION_TYPE.subset]: t("my-matches.stored"),
  })[type];

/** One attempt: its type, its number of teams, and actions to open it, see its results, or delete it. */
export const AttemptCard = ({
  match,
  attempt,
  status,
  onDelete,
  mayPost,
  onShuffle,
  selection,
  postTo,
}: AttemptCardProps) => {
  const language = currentLanguage();
  const address = { match: attempt.match_id, attempt: attempt.id };
  const chosenName = chosenNameOf(attempt);
  const [naming, setNaming] = useState(false);
  const toss = attempt.type === "toss";
  const madeAt = new Intl.DateTimeFormat(`${language}-IN`, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(attempt.time);
  return (
    <article
      className={classes["attempt"]}
      aria-label={
        chosenName === null
          ? t("common.attempt", { id: attempt.id })
          : t("my-matches.namedAttempt", { id: attempt.id, name: chosenName })
      }
    >
      {selection && (
        <input
          type="checkbox"
          className={classes["check"]}
          aria-label={t("my-matches.selectAttempt", { id: attempt.id })}
          checked={selection.checked}
          onChange={selection.onChange}
        />
      )}
      <div className={classes["about"]}>
        <div className={classes["title"]}>
          <b>{attemptName(attempt)}</b>
          <Chip tone={attempt.generation_type === GENERATION_TYPE.subset ? "accent" : "neutral"}>
            {wayOf(attempt.generation_type)}
          </Chip>
        </div>
        <span>
          <b className={classes["teams"]}>{t("my-matches.teams", { n: attempt.number_of_teams })}</b>
          {attempt.possible &&
            ` ${t(attempt.possible.at_most === true ? "my-matches.ofAtMost" : "my-matches.ofPossible", { n: attempt.possible.teams })}`}
        </span>
        <time dateTime={new Date(attempt.time).toISOString()}>{madeAt}</time>
      </div>
      {/* In the corner, away from the buttons that are tapped every day. */}
      <ActionIcon
        className={classes["delete"] ?? ""}
        aria-label={t("my-matches.deleteAttempt", { id: attempt.id })}
        onClick={onDelete}
      >
        <DeleteIcon />
      </ActionIcon>
      <div className={classes["controls"]}>
        {onShuffle && (
          <ActionIcon
            aria-label={`${t("my-matches.shuffle")}, ${t("common.attempt", { id: attempt.id })}`}
            onClick={onShuffle}
          >
            <SortIcon />
          </ActionIcon>
        )}
        <ActionIcon aria-label={t("my-matches.rename", { id: attempt.id })} onClick={() => setNaming(true)}>
          <EditIcon />
        </ActionIcon>
        {mayPost && !toss && (
          <LinkButton
            variant="soft"
            px={14}
            to={pathTo("postPrime", { id: attempt.match_id, attemptId: attempt.id })}
            aria-label={`${t("my-matches.postPrime")}, ${t("common.attempt", { id: attempt.id })}`}
          >
            {t("my-matches.postPrime")}
          </LinkButton>
        )}
        {postTo !== undefined && (
          <LinkButton
            variant="soft"
            px={14}
            to={postTo}
            aria-label={`${t("my-matches.postTeams")}, ${t("common.attempt", { id: attempt.id })}`}
          >
            {t("my-matches.postTeams")}
          </LinkButton>
        )}
        <LinkButton
          variant={status === 0 ? "filled" : "soft"}
          px={status === 0 ? 20 : 14}
          to={pathToAttempt(attempt.match_id, attempt.id, toss)}
          aria-label={`${t("my-matches.open")}, ${t("common.attempt", { id: attempt.id })}`}
        >
          {t("my-matches.open")}
        </LinkButton>
        {status !== 0 && (
          <LinkButton
            px={20}
            to={pathTo(toss ? "resultAuto" : "result", address)}
            aria-label={`${t("common.results")}, ${t("common.attempt", { id: attempt.id })}`}
          >
            {t("common.results")}
          </LinkButton>
        )}
      </div>
      <AttemptFacts match={match} attempt={attempt} />
      <Suspense>{naming && <RenameAttempt attempt={attempt} onClose={() => setNaming(false)} />}</Suspense>
    </article>
  );
};

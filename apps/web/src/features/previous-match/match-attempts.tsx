import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { SideLegend } from "../../blocks/team/side-legend.tsx";
import { StatusBadges } from "../../blocks/stored-match/status-badges.tsx";
import { deleteAttempt, deleteMatch, restore } from "../../data/records/attempts.ts";
import type { Deleted, MatchWithAttempts } from "../../data/records/attempts.ts";
import type { AttemptRecord } from "../../data/records/attempt-record.ts";
import { shownStatus } from "../../data/records/match-status.ts";
import { useLanguage, useText } from "../../i18n/text.ts";
import { matchDay } from "../../lib/match-day.ts";
import { pathTo } from "../../lib/paths.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.ts";
import { AttemptCard } from "./attempt-card.tsx";
import classes from "./previous-match.module.css";

interface MatchAttemptsProps {
  readonly stored: MatchWithAttempts;
  readonly onBack: () => void;
}

const takeBack = async (deleted: Deleted): Promise<void> => {
  const outcome = await restore(deleted);
  if (!outcome.ok) toast.error(outcome.error.message);
};

export const MatchAttempts = ({ stored: { match, attempts }, onBack }: MatchAttemptsProps) => {
  const { shell, home, myMatches } = useText();
  const language = useLanguage();
  const [asked, setAsked] = useState<AttemptRecord | "match" | null>(null);
  const status = shownStatus(match, serverNow());
  const teams = attempts.reduce((sum, { number_of_teams }) => sum + number_of_teams, 0);

  const remove = async () => {
    if (asked === null) return;
    const whole = asked === "match";
    const outcome = await (whole ? deleteMatch(match.id) : deleteAttempt(match.id, asked.id));
    setAsked(null);
    if (!outcome.ok) {
      toast.error(outcome.error.message);
      return;
    }
    if (whole) onBack();
    toast.success(whole ? messages.attempts.matchDeleted : messages.attempts.attemptDeleted, {
      label: myMatches.undo,
      onClick: () => void takeBack(outcome.value),
    });
  };

  return (
    <Page
      title={myMatches.matchTitle(match.left_name, match.right_name)}
      back={{ label: shell.back, onBack }}
      footer={
        <>
          <Button variant="soft" onClick={() => setAsked("match")}>
            {myMatches.deleteMatch}
          </Button>
          <LinkButton to={pathTo("match", { id: match.id })}>{myMatches.makeTeams}</LinkButton>
        </>
      }
    >
      <div className={classes["head"]}>
        <SideLegend sides={{ left: match.left_name, right: match.right_name }} />
        <p className={classes["when"]}>
          {match.series_name} ·{" "}
          {matchDay(Date.parse(match.match_time), serverNow(), { ...home, language: `${language}-IN` })}
        </p>
        <div className={classes["badges"]}>
          <StatusBadges status={status} points={match.result} />
        </div>
      </div>
      {attempts.length === 0 && <EmptyState title={myMatches.noAttempts} />}
      <ul role="list" className={classes["list"]}>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <AttemptCard attempt={attempt} status={status} onDelete={() => setAsked(attempt)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void remove()}
        question={messages.generic.confirmDelete}
        detail={
          asked === "match" || asked === null
            ? myMatches.deleteMatchDetail(attempts.length, teams)
            : myMatches.deleteAttemptDetail(asked.number_of_teams)
        }
        cancelLabel={messages.generic.cancel}
        confirmLabel={messages.generic.yes}
        danger
      />
    </Page>
  );
};

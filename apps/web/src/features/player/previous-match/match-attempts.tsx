import { loadText, t } from "#i18n/translate.ts";
import { DisruptionNotice } from "#blocks/disruption/disruption.tsx";
import { toggledIn } from "#lib/toggled-in.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { Button, CancelButton } from "#ui/button.tsx";
import { startTransition, Suspense, useState } from "react";
import { useMatchNews } from "#data/api/use-match-news.ts";
import { usePlanStatus } from "#data/api/session.ts";
import { deleteAttempt, deleteMatch, restore } from "#data/records/attempts.ts";
import type { MatchWithAttempts } from "#data/records/attempts.ts";
import type { AttemptRecord } from "#data/records/attempt-record.ts";
import { useShownStatus } from "#data/records/match-status.ts";
import { restoreAttempts } from "#data/records/merge-attempts.ts";
import { replaceTeams } from "#data/records/rearrange.ts";
import { pathTo } from "#lib/paths.ts";
import { useSingleTap } from "#lib/use-single-tap.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { EmptyState } from "#ui/states.tsx";
import { sportByIndex } from "@teamwright/domain/sports";
import { toast } from "#ui/toast.ts";
import { mergeAll, shuffleAttempt } from "./attempt-actions.ts";
import { AttemptCard } from "./attempt-card.tsx";
import { MatchHead } from "./match-head.tsx";
import classes from "./previous-match.module.css";
import { FooterProblem } from "#ui/footer-problem.tsx";
import { useLayer } from "#ui/use-layer.ts";
import { useTapRefusal } from "#ui/use-tap-refusal.ts";

const PrimeTools = lazyPart(async () => {
  const [tools] = await Promise.all([import("./prime-tools.tsx"), loadText(["staff", "replies"])]);
  return tools.PrimeTools;
});

interface MatchAttemptsProps {
  readonly storedMatch: MatchWithAttempts;
  readonly onBack: () => void;
}

/** Undoes an action, and shows a message when that fails. */
const undoBy =
  (undo: () => Promise<{ ok: true } | { ok: false; error: { message: string } }>) => async () => {
    const outcome = await undo();
    if (!outcome.ok) toast.error(outcome.error.message);
  };

/** A merge, in another tab too, gives the number of an attempt to another one. */
const keyOf = ({ id, time }: AttemptRecord): string => `${id} ${time}`;

export const MatchAttempts = ({ storedMatch: { match, attempts }, onBack }: MatchAttemptsProps) => {
  const plan = usePlanStatus();
  const mayArrange = plan !== null && (plan.prime_admin || plan.group_admin);
  const [askedAbout, setAskedAbout] = useState<AttemptRecord | "match" | null>(null);
  const [merging, setMerging] = useState<ReadonlySet<string> | null>(null);
  // Once it has begun, the results come first.
  const status = useShownStatus(match);
  useMatchNews(sportByIndex(match.sport_index).slug);
  const teams = attempts.reduce((sum, { number_of_teams }) => sum + number_of_teams, 0);
  const withUndo = (message: string, undo: () => Promise<void>) =>
    toast.success(message, { label: t("shell.undo"), onClick: () => void undo() });

  const remove = async () => {
    if (askedAbout === null) return;
    const whole = askedAbout === "match";
    const outcome = await (whole ? deleteMatch(match.id) : deleteAttempt(askedAbout));
    setAskedAbout(null);
    if (!outcome.ok) {
      toast.error(outcome.error.message);
      return;
    }
    if (whole) onBack();
    withUndo(
      whole ? t("common.matchDeleted") : t("my-matches.attemptDeleted"),
      undoBy(() => restore(outcome.value)),
    );
  };
  useLayer(merging !== null, () => setMerging(null));
  const refusedTap = useTapRefusal(merging);
  const merge = useSingleTap(async () => {
    const chosenAttempts = attempts.filter((attempt) => merging?.has(keyOf(attempt)));
    const outcome = await mergeAll(match.id, chosenAttempts);
    if (!outcome.ok) {
      refusedTap.refuse(outcome.error);
      return;
    }
    startTransition(() => setMerging(null));
    withUndo(
      t("my-matches.merged", { n: chosenAttempts.length }),
      undoBy(() => restoreAttempts(outcome.value)),
    );
  }, merging);
  const shuffle = useSingleTap(async (id: number) => {
    const outcome = await shuffleAttempt(match.id, id);
    if (!outcome.ok) {
      toast.error(outcome.error);
      return;
    }
    withUndo(
      t("my-matches.teamsShuffled"),
      undoBy(() => replaceTeams(match.id, id, { from: outcome.value.to, to: outcome.value.from })),
    );
  });
  const toggle = (key: string) => setMerging((before) => toggledIn(before ?? new Set(), key));
  const isGone =
    askedAbout !== null &&
    askedAbout !== "match" &&
    !attempts.some((attempt) => keyOf(attempt) === keyOf(askedAbout));

  return (
    <Page
      title={t("common.matchTitle", { left: match.left_name, right: match.right_name })}
      onBack={onBack}
      footer={
        merging === null ? (
          <>
            {mayArrange && attempts.length > 1 && (
              <Button variant="soft" px={14} onClick={() => setMerging(new Set())}>
                {t("my-matches.select")}
              </Button>
            )}
            {plan?.prime_admin === true && match.sport_index === 0 && (
              <LinkButton variant="soft" px={14} to={pathTo("createMatchReport", { id: match.id })}>
                {t("my-matches.reportData")}
              </LinkButton>
            )}
            {match.disruption !== "cancelled" && (
              <LinkButton
                variant={status === 0 ? "filled" : "soft"}
                px={14}
                to={pathTo("match", { id: match.id })}
              >
                {t("my-matches.makeTeams")}
              </LinkButton>
            )}
          </>
        ) : (
          <>
            <CancelButton onClick={() => setMerging(null)} />
            <Button onClick={() => merge()}>{t("my-matches.merge")}</Button>
          </>
        )
      }
    >
      <FooterProblem problem={refusedTap.shownRefusal} />
      <MatchHead match={match} status={status} />
      <DisruptionNotice disruption={match.disruption} />
      {plan?.prime_admin === true && (
        <Suspense>
          <PrimeTools matchId={match.id} attemptId={attempts[0]?.id ?? 0} hasBegun={status !== 0} />
        </Suspense>
      )}
      {attempts.length === 0 && <EmptyState title={t("my-matches.noAttempts")} />}
      <ul role="list" className={classes["list"]}>
        {attempts.map((attempt) => (
          <li key={keyOf(attempt)}>
            <AttemptCard
              match={match}
              attempt={attempt}
              status={status}
              onDelete={() => setAskedAbout(attempt)}
              mayPost={plan?.prime_admin === true && status === 0}
              postTo={
                plan?.group_admin && attempt.type === "normal"
                  ? pathTo("postGroupTeam", { id: match.id, attemptId: attempt.id })
                  : undefined
              }
              onShuffle={mayArrange && attempt.type === "normal" ? () => shuffle(attempt.id) : undefined}
              selection={
                merging && {
                  checked: merging.has(keyOf(attempt)),
                  onChange: () => toggle(keyOf(attempt)),
                }
              }
            />
          </li>
        ))}
      </ul>
      {/* Away from the buttons that are tapped every day. */}
      <p className={classes["deletion"]}>
        <Button variant="soft" onClick={() => setAskedAbout("match")}>
          {t("my-matches.deleteMatch")}
        </Button>
      </p>
      <ConfirmDialog
        isOpen={askedAbout !== null && !isGone}
        onClose={() => setAskedAbout(null)}
        onConfirm={() => void remove()}
        question={t("common.confirmDelete")}
        detail={
          askedAbout === "match" || askedAbout === null
            ? t("my-matches.deleteMatchDetail", { attempts: attempts.length, teams })
            : t("my-matches.deleteAttemptDetail", { teams: askedAbout.number_of_teams })
        }
        confirmLabel={t("shell.yes")}
        danger
      />
    </Page>
  );
};

import { t } from "#i18n/translate.ts";
import { changeText, unrepairedText } from "#blocks/team/repair-text.ts";
import { Button, CancelButton } from "#ui/button.tsx";
import type { Player } from "@teamwright/domain";
import type { Repair } from "@teamwright/engine";
import { useEffect, useState } from "react";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { replaceTeams } from "#data/records/rearrange.ts";
import { isFault } from "#engine-client/calls.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import { matchDetailOf } from "#data/records/opened-attempt.ts";
import { refusalText } from "@teamwright/text/strategy-bounds";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import { useSingleTap } from "#lib/use-single-tap.ts";
import { newSeed } from "#lib/new-seed.ts";
import { Dialog } from "#ui/dialog.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import type { ShownTeams } from "../use-team-set.ts";
import type { SentTeams } from "#data/transfer/sent-teams.ts";
import { ChanceOfRepair } from "./chance-of-repair.tsx";
import { useRepairInApps } from "../transfer/use-repair-in-apps.ts";
import classes from "./news.module.css";

interface RepairDialogProps {
  readonly openedAttempt: OpenedAttempt;
  readonly set: ShownTeams;
  readonly out: readonly number[];
  /** Who could join the strategy's pool, where it has no other team. */
  readonly free: readonly Player[];
  /** What apps hold of the attempt. */
  readonly sentTeams: readonly SentTeams[];
  readonly onClose: () => void;
}

const SHOWN = 50;

/** What the repair would change, team by team; nothing is changed before the user says so. */
export const RepairDialog = ({ openedAttempt, set, out, free, sentTeams, onClose }: RepairDialogProps) => {
  const [into, setInto] = useState<readonly number[]>();
  const repair = useRepair({ openedAttempt, set, out, into, onClose });
  const { id, match_id } = openedAttempt.attempt;
  const unrepairedNote = repair === undefined ? null : unrepairedText(repair);
  const inApps = useRepairInApps(openedAttempt, sentTeams, repair);
  const title = t("teams.news.repairTitle");
  const accept = useSingleTap(async () => {
    if (repair === undefined) return;
    const outcome = await replaceTeams(match_id, id, { from: set.teams, to: repair.teams });
    if (!outcome.ok) {
      toast.error(outcome.error.message);
      return;
    }
    onClose();
    if (inApps.teams > 0) {
      await inApps.send();
      return;
    }
    toast.success(t("teams.news.repaired", { teams: repair.changes.length }), {
      label: t("shell.undo"),
      onClick: () => void replaceTeams(match_id, id, { from: repair.teams, to: set.teams }),
    });
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button disabled={repair === undefined || repair.changes.length === 0} onClick={() => accept()}>
            {inApps.teams > 0 ? t("teams.news.acceptInApps", { apps: inApps.names }) : t("teams.news.accept")}
          </Button>
        </>
      }
    >
      {repair === undefined ? (
        <SkeletonList label={t("teams.news.working")} rows={4} height={44} />
      ) : (
        <>
          <p>{t("teams.news.repairHint", { teams: repair.changes.length })}</p>
          <ChanceOfRepair matchId={match_id} before={set.teams} after={repair.teams} />
          {inApps.teams > 0 && <p>{t("teams.news.inApps", { n: inApps.teams, apps: inApps.names })}</p>}
          {unrepairedNote !== null && <p>{unrepairedNote}</p>}
          {unrepairedNote !== null && into === undefined && free.length > 0 && (
            <Button
              variant="soft"
              size="sm"
              onClick={() => setInto(free.map(({ player_index }) => player_index))}
            >
              {t("teams.news.takeIn", { names: free.map(({ name }) => name).join(", ") })}
            </Button>
          )}
          {/* The list scrolls by itself; without a stop for the Tab key a keyboard cannot. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={classes["scroll"]} tabIndex={0} role="region" aria-label={title}>
            <ul role="list" className={classes["changes"]}>
              {repair.changes.slice(0, SHOWN).map((change) => (
                <li key={change.row}>
                  <b>{t("teams.number", { n: change.team_number })}</b>
                  <span>{changeText(change, set.views.roster)}</span>
                </li>
              ))}
            </ul>
          </div>
          {repair.changes.length > SHOWN && (
            <p>{t("teams.news.more", { n: repair.changes.length - SHOWN })}</p>
          )}
        </>
      )}
    </Dialog>
  );
};

interface RepairWanted extends Pick<RepairDialogProps, "openedAttempt" | "set" | "out" | "onClose"> {
  readonly into: readonly number[] | undefined;
}

/** The repair as the worker finds it; closes, saying why, when there is none. */
function useRepair({ openedAttempt, set, out, into, onClose }: RepairWanted): Repair | undefined {
  const [computedRepair, setComputedRepair] = useState<{
    readonly into: typeof into;
    readonly repair: Repair;
  }>();
  const [request] = useState(() => ({
    strategy: openedAttempt.attempt.selection_strategy,
    set,
    out,
    onClose,
    match: matchDetailOf(openedAttempt),
  }));
  useEffect(() => {
    if (request.strategy === null) return undefined;
    const stop = new AbortController();
    void engineClient
      .call(
        "repair",
        {
          match: request.set.match,
          teams: request.set.teams,
          strategy: request.strategy,
          out: request.out,
          ...(into === undefined ? {} : { into }),
          seed: newSeed(),
        },
        { signal: stop.signal },
      )
      .then((outcome) => {
        if (stop.signal.aborted) return;
        if (outcome.ok) {
          setComputedRepair({ into, repair: outcome.value });
          return;
        }
        toast.error(
          isFault(outcome.error)
            ? t("shell.somethingWentWrong")
            : refusalText(boundWordsOf(request.match), outcome.error),
        );
        request.onClose();
      });
    return () => stop.abort();
  }, [request, into]);
  return computedRepair?.into === into ? computedRepair?.repair : undefined;
}

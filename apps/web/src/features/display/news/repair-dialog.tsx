import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import type { Repair, TeamChange } from "@teamwright/engine";
import { useEffect, useState } from "react";
import type { OpenedAttempt } from "../../../data/records/attempts.ts";
import { replaceTeams } from "../../../data/records/rearrange.ts";
import { isFault } from "../../../engine-client/calls.ts";
import { engineClient } from "../../../engine-client/engine-client.ts";
import { useText } from "../../../i18n/text.ts";
import { newSeed } from "../../../lib/new-seed.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.ts";
import type { TeamSet } from "../use-team-set.ts";
import classes from "./news.module.css";

interface RepairDialogProps {
  readonly opened: OpenedAttempt;
  readonly set: TeamSet;
  readonly out: readonly number[];
  readonly onClose: () => void;
}

const SHOWN = 50;

/** What the repair would change, team by team; nothing is changed before the user says so. */
export const RepairDialog = ({ opened, set, out, onClose }: RepairDialogProps) => {
  const { news, shell, myMatches, teams } = useText();
  const repair = useRepair(opened, set, out, onClose);
  const { id, match_id } = opened.attempt;
  const accept = async () => {
    if (repair === undefined) return;
    const stored = await replaceTeams(match_id, id, repair.teams);
    if (!stored.ok) {
      toast.error(stored.error.message);
      return;
    }
    onClose();
    toast.success(news.repaired(repair.changes.length), {
      label: myMatches.undo,
      onClick: () => void replaceTeams(match_id, id, set.teams),
    });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={news.repairTitle}
      closeLabel={shell.close}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {messages.generic.cancel}
          </Button>
          <Button
            disabled={repair === undefined || repair.changes.length === 0}
            onClick={() => void accept()}
          >
            {news.accept}
          </Button>
        </>
      }
    >
      {repair === undefined ? (
        <SkeletonList label={news.working} rows={4} height={44} />
      ) : (
        <>
          <p>{news.repairHint(repair.changes.length)}</p>
          {repair.unrepaired.length > 0 && (
            <p>{news.unrepaired(repair.unrepaired.map((number) => teams.number(number)).join(", "))}</p>
          )}
          <ul role="list" className={classes["changes"]}>
            {repair.changes.slice(0, SHOWN).map((change) => (
              <li key={change.row}>
                <b>{teams.number(change.team_number)}</b>
                <span>
                  <ChangeWords change={change} set={set} />
                </span>
              </li>
            ))}
          </ul>
          {repair.changes.length > SHOWN && <p>{news.more(repair.changes.length - SHOWN)}</p>}
        </>
      )}
    </Dialog>
  );
};

const ChangeWords = ({ change, set }: { readonly change: TeamChange; readonly set: TeamSet }) => {
  const { news } = useText();
  const name = (index: number) => set.views.roster.players.get(index)?.shortName ?? `#${index}`;
  const names = (indexes: readonly number[]) => indexes.map(name).join(", ");
  const leaders = [
    ...(change.captain ? [news.captain(name(change.captain[1]))] : []),
    ...(change.viceCaptain ? [news.viceCaptain(name(change.viceCaptain[1]))] : []),
  ];
  return [news.change(names(change.out), names(change.in)), ...leaders].join(" · ");
};

/** The repair as the worker finds it; closes, saying why, when there is none. */
function useRepair(
  opened: OpenedAttempt,
  set: TeamSet,
  out: readonly number[],
  onClose: () => void,
): Repair | undefined {
  const [repair, setRepair] = useState<Repair>();
  const [asked] = useState(() => ({ strategy: opened.attempt.selection_strategy, set, out, onClose }));
  useEffect(() => {
    if (asked.strategy === null) return undefined;
    const stop = new AbortController();
    void engineClient
      .call(
        "repair",
        {
          match: asked.set.match,
          teams: asked.set.teams,
          strategy: asked.strategy,
          out: asked.out,
          seed: newSeed(),
        },
        { signal: stop.signal },
      )
      .then((outcome) => {
        if (stop.signal.aborted) return;
        if (outcome.ok) {
          setRepair(outcome.value);
          return;
        }
        toast.error(isFault(outcome.error) ? messages.generic.somethingWentWrong : outcome.error.message);
        asked.onClose();
      });
    return () => stop.abort();
  }, [asked]);
  return repair;
}

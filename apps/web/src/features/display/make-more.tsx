import { Button, NumberInput } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { usePlanStatus } from "../../data/api/session.ts";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./display.module.css";
import { makeMore } from "./make-more.ts";

const USUAL = 500;
const USUAL_LIMIT = 2000;

interface MakeMoreProps {
  readonly opened: OpenedAttempt;
  readonly onClose: () => void;
}

/** Asks how many more teams of the attempt's strategy to make, makes them, and opens them. */
export const MakeMore = ({ opened, onClose }: MakeMoreProps) => {
  const { teams, shell } = useText();
  const navigate = useNavigate();
  const limit = usePlanStatus()?.team_limit ?? USUAL_LIMIT;
  const [wanted, setWanted] = useState<number | string>(Math.min(USUAL, limit));
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const make = async () => {
    const count = Number(wanted);
    if (!Number.isInteger(count) || count < 1 || count > limit) {
      toast.error(messages.generation.enterValidNumberOfTeams);
      return;
    }
    stop.current = new AbortController();
    setProgress({ done: 0, all: count });
    const made = await makeMore(opened, count, {
      signal: stop.current.signal,
      onProgress: (done) => setProgress({ done, all: count }),
    });
    if (made.ok) {
      toast.success(messages.generation.teamsStored);
      onClose();
      const { matchId, attemptId } = made.value;
      await navigate(pathTo("display", { match: matchId, attempt: attemptId, ftype: 9, fvalue: 9 }));
      return;
    }
    setProgress(undefined);
    if (made.error === "cancelled") toast.info(teams.stopped);
    else toast.error(made.error);
  };

  return (
    <Dialog
      opened
      onClose={onClose}
      title={teams.makeMoreTitle}
      closeLabel={shell.close}
      footer={
        progress ? (
          <Button variant="soft" onClick={() => stop.current?.abort()}>
            {teams.stop}
          </Button>
        ) : (
          <>
            <Button variant="soft" onClick={onClose}>
              {shell.cancel}
            </Button>
            <Button px={10} onClick={() => void make()}>
              {messages.generic.generateTeams}
            </Button>
          </>
        )
      }
    >
      <NumberInput
        label={messages.generation.enterNumberOfTeams}
        description={teams.makeMoreHint}
        value={wanted}
        onChange={setWanted}
        min={1}
        max={limit}
        clampBehavior="none"
        allowDecimal={false}
        hideControls
        data-autofocus
      />
      {progress && (
        <>
          <progress className={classes["progress"]} value={progress.done} max={progress.all} />
          <p role="status">{teams.makingTeams(progress.done, progress.all)}</p>
        </>
      )}
    </Dialog>
  );
};

import { GENERATION_TYPE, TEAM_LIMIT } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { Button, CancelButton } from "#ui/button.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { usePlanStatus } from "#data/api/session.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";
import { withArrival } from "#ui/use-arrival.ts";
import classes from "./display.module.css";
import { makeMore } from "./make-more.ts";

const USUAL = 500;
const usualLimits = { team_limit: TEAM_LIMIT.normal, quick_team_limit: TEAM_LIMIT.quick };

interface MakeMoreProps {
  readonly openedAttempt: OpenedAttempt;
  readonly onClose: () => void;
}

/** Asks how many more teams of the attempt's strategy to make, makes them, and opens them. */
export const MakeMore = ({ openedAttempt, onClose }: MakeMoreProps) => {
  const navigate = useNavigate();
  const limits = usePlanStatus() ?? usualLimits;
  const quick = openedAttempt.attempt.generation_type === GENERATION_TYPE.quick;
  const limit = quick ? limits.quick_team_limit : limits.team_limit;
  const [wantedCount, setWantedCount] = useState<number | string>(Math.min(USUAL, limit));
  const [problem, setProblem] = useState("");
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const make = async () => {
    const count = Number(wantedCount);
    if (!Number.isInteger(count) || count < 1 || count > limit) {
      setProblem(t("common.enterValidNumberOfTeams"));
      return;
    }
    stop.current = new AbortController();
    setProgress({ done: 0, all: count });
    const outcome = await makeMore(openedAttempt, count, {
      signal: stop.current.signal,
      onProgress: (done) => setProgress({ done, all: count }),
    });
    if (outcome.ok) {
      onClose();
      const { matchId, attemptId } = outcome.value;
      await navigate(pathToAttempt(matchId, attemptId), {
        state: withArrival("ok", t("common.teamsStored")),
      });
      return;
    }
    setProgress(undefined);
    if (outcome.error === "cancelled") toast.info(t("teams.stopped"));
    else toast.error(outcome.error);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("teams.makeMoreTitle")}
      footer={
        <>
          {progress ? (
            <Button variant="soft" onClick={() => stop.current?.abort()}>
              {t("teams.stop")}
            </Button>
          ) : (
            <CancelButton onClick={onClose} />
          )}
          {/* It stays where it is: the second tap of a double tap would otherwise stop what the first one began. */}
          <Button px={10} loading={progress !== undefined} onClick={() => void make()}>
            {t("common.generateTeams")}
          </Button>
        </>
      }
    >
      <NumberInput
        label={t("common.enterNumberOfTeams")}
        description={t("teams.makeMoreHint")}
        value={wantedCount}
        onChange={(next) => {
          setWantedCount(next);
          setProblem("");
        }}
        error={problem}
        min={1}
        max={limit}
        clampBehavior="none"
        allowDecimal={false}
        data-autofocus
      />
      {progress && (
        <>
          <progress className={classes["progress"]} value={progress.done} max={progress.all} />
          <p role="status">
            {t("teams.makingTeams", { done: Math.floor(progress.done), all: progress.all })}
          </p>
        </>
      )}
    </Dialog>
  );
};

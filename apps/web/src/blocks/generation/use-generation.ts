import { t } from "#i18n/translate.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { create } from "zustand";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { preloadScreen } from "#ui/preload-screen.ts";
import { toast } from "#ui/toast.ts";
import { withArrival } from "#ui/use-arrival.ts";
import type { generateTeams, TeamsWanted } from "#engine-client/generate-teams.ts";

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** How long a generation runs before its progress is shown: most end sooner, and drawing it would only delay them. */
const SHOWN_AFTER = 150;

/** Runs one generation at a time by `make`: its progress and a way to end it. */
export function useGeneration(make: typeof generateTeams) {
  const navigate = useNavigate();
  // Not a state: the screen around would be drawn again with each step.
  const [progress] = useState(() => create<Progress | null>(() => null));
  const stop = useRef<AbortController>(null);
  const runs = useRef(false);
  useEffect(() => {
    preloadScreen(pathToAttempt("0", 1));
    return () => stop.current?.abort();
  }, []);

  const start = async (teamsWanted: TeamsWanted) => {
    // A second tap: the button does not show yet that a generation runs.
    if (runs.current) return;
    runs.current = true;
    const controller = new AbortController();
    stop.current = controller;
    let latest: Progress = { done: 0, total: teamsWanted.teams };
    const show = (): void => progress.setState(latest, true);
    const timer = setTimeout(show, SHOWN_AFTER);
    const outcome = await make(teamsWanted, {
      signal: controller.signal,
      onProgress: (done, total) => {
        latest = { done, total };
        if (progress.getState() !== null) show();
      },
    });
    clearTimeout(timer);
    if (outcome.ok) {
      const { matchId, attemptId, asExpected } = outcome.value;
      // A progress that is shown stays until the teams are there: drawing this screen again would keep them waiting.
      await navigate(pathToAttempt(matchId, attemptId), {
        state: asExpected
          ? withArrival("ok", t("common.teamsStored"))
          : withArrival("warn", t("share-link.differ")),
      });
      return;
    }
    runs.current = false;
    progress.setState(null, true);
    if (outcome.error.code !== "cancelled") toast.error(outcome.error.message);
  };
  return {
    useProgress: progress,
    isRunning: () => runs.current,
    start,
    cancel: () => stop.current?.abort(),
  };
}

export type GenerationControl = ReturnType<typeof useGeneration>;

/** Whether a generation has run for so long that it is shown. */
export const useIsGenerating = ({ useProgress }: GenerationControl): boolean =>
  useProgress((progress) => progress !== null);

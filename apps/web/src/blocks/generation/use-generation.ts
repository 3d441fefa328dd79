import { t } from "../../i18n/translate.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { create } from "zustand";
import { pathToAttempt } from "../../lib/path-to-attempt.ts";
import { preloadScreen } from "../../ui/preload-screen.ts";
import { toast } from "../../ui/toast.ts";
import { withArrival } from "../../ui/use-arrival.ts";
import type { generateTeams, TeamsWanted } from "../../engine-client/generate-teams.ts";

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Runs one generation at a time by `make`: its progress and a way to end it. */
export function useGeneration(make: typeof generateTeams) {
  const navigate = useNavigate();
  // Not a state: the screen around would be drawn again with each step.
  const [progress] = useState(() => create<Progress | null>(() => null));
  const stop = useRef<AbortController>(null);
  useEffect(() => {
    preloadScreen(pathToAttempt("0", 1));
    return () => stop.current?.abort();
  }, []);

  const start = async (wanted: TeamsWanted) => {
    const controller = new AbortController();
    stop.current = controller;
    progress.setState({ done: 0, total: wanted.teams }, true);
    const made = await make(wanted, {
      signal: controller.signal,
      onProgress: (done, total) => {
        progress.setState({ done, total }, true);
      },
    });
    if (made.ok) {
      const { matchId, attemptId, asExpected } = made.value;
      // The progress stays until the teams are there: drawing this screen once more would only keep them waiting.
      await navigate(pathToAttempt(matchId, attemptId), {
        state: asExpected
          ? withArrival("ok", t("common.teamsStored"))
          : withArrival("warn", t("share-link.differ")),
      });
      return;
    }
    progress.setState(null, true);
    if (made.error.code !== "cancelled") toast.error(made.error.message);
  };
  return {
    useProgress: progress,
    isRunning: () => progress.getState() !== null,
    start,
    cancel: () => stop.current?.abort(),
  };
}

export type GenerationControl = ReturnType<typeof useGeneration>;

/** Whether a generation runs. */
export const useIsGenerating = ({ useProgress }: GenerationControl): boolean =>
  useProgress((progress) => progress !== null);

import { messages } from "@teamwright/domain/messages";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { currentText } from "../../../i18n/text.ts";
import { pathTo } from "../../../lib/paths.ts";
import { toast } from "../../../ui/toast.ts";
import { generateTeams } from "./generate-teams.ts";
import type { TeamsWanted } from "./generate-teams.ts";

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Runs one generation at a time: its progress and a way to end it. */
export function useGeneration() {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (wanted: TeamsWanted) => {
    const controller = new AbortController();
    stop.current = controller;
    setProgress({ done: 0, total: wanted.teams });
    const made = await generateTeams(wanted, {
      signal: controller.signal,
      onProgress: (done, total) => {
        setProgress({ done, total });
      },
    });
    if (made.ok) {
      const { matchId, attemptId, asExpected } = made.value;
      // The progress stays until the teams are there: drawing this screen once more would only keep them waiting.
      await navigate(pathTo("display", { match: matchId, attempt: attemptId, ftype: 9, fvalue: 9 }));
      if (asExpected) toast.success(messages.generation.teamsStored);
      else toast.warning(currentText().share.differ);
      return;
    }
    setProgress(null);
    if (made.error.code !== "cancelled") toast.error(made.error.message);
  };
  return { progress, start, cancel: () => stop.current?.abort() };
}

export type GenerationControl = ReturnType<typeof useGeneration>;

import { messages } from "@teamwright/domain/messages";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { pathTo } from "../../../lib/paths.ts";
import { toast } from "../../../ui/toast.ts";
import { generateTeams } from "./generate-teams.ts";
import type { TeamsWanted } from "./generate-teams.ts";

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Runs one generation at a time: its progress, a way to end it, and whether the device had no room for it. */
export function useGeneration() {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [full, setFull] = useState(false);
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
    setProgress(null);
    if (made.ok) {
      toast.success(messages.generation.teamsStored);
      const { matchId, attemptId } = made.value;
      await navigate(pathTo("display", { match: matchId, attempt: attemptId, ftype: 9, fvalue: 9 }));
      return;
    }
    if (made.error.code === "cancelled") return;
    toast.error(made.error.message);
    if (made.error.code === "storage_limit_exceeded") setFull(true);
  };
  return {
    progress,
    full,
    start,
    cancel: () => stop.current?.abort(),
    closeFull: () => {
      setFull(false);
    },
  };
}

export type GenerationControl = ReturnType<typeof useGeneration>;

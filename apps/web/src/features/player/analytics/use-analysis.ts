import { startTransition, useEffect, useState } from "react";
import type { TeamFilter } from "@teamwright/engine";
import { useSideColors } from "#blocks/side-colors/use-side-colors.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { engineMatchOf } from "#data/records/opened-attempt.ts";
import type { OutputOf } from "#engine-client/calls.ts";
import { engineClient } from "#engine-client/engine-client.ts";

export type Analysis = OutputOf<"analyse">;

/** All tables of the attempt's teams that pass the filters, counted by the worker; "failed" when it failed. */
export function useAnalysis(
  openedAttempt: OpenedAttempt,
  filters: readonly TeamFilter[],
): Analysis | "failed" | undefined {
  useSideColors(openedAttempt.match.left_image, openedAttempt.match.right_image);
  const [analysis, setAnalysis] = useState<Analysis | "failed">();
  useEffect(() => {
    const stop = new AbortController();
    void engineClient
      .call(
        "analyse",
        { match: engineMatchOf(openedAttempt), teams: openedAttempt.teams.teams, filters: [...filters] },
        { signal: stop.signal },
      )
      .then((outcome) => {
        if (stop.signal.aborted) return;
        startTransition(() => setAnalysis(outcome.ok ? outcome.value : "failed"));
      });
    return () => stop.abort();
  }, [openedAttempt, filters]);
  return analysis;
}

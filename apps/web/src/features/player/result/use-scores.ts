import { startTransition, useEffect, useState } from "react";
import { isEvidence } from "#data/records/attempt-record.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { engineMatchOf } from "#data/records/opened-attempt.ts";
import { playedIn, pointsByIndex } from "#data/records/points.ts";
import type { OutputOf } from "#engine-client/calls.ts";
import { engineClient } from "#engine-client/engine-client.ts";

export type Scores = OutputOf<"score">;
/** Teams that were made with points known have no ranks: null. */
export type Hindsight = Omit<OutputOf<"hindsight">, "ranks"> & {
  readonly ranks: OutputOf<"hindsight">["ranks"] | null;
};

/** Each team's points, and the teams from most to least. */
export function useScores(openedAttempt: OpenedAttempt): Scores | undefined {
  const [scores, setScores] = useState<{ openedAttempt: OpenedAttempt; scores: Scores }>();
  useEffect(() => {
    const stop = new AbortController();
    const input = { teams: openedAttempt.teams.teams, points: pointsByIndex(openedAttempt.match) };
    void engineClient.call("score", input, { signal: stop.signal }).then((outcome) => {
      // In slices, because the points make the whole screen render at once, including its cards.
      if (outcome.ok) startTransition(() => setScores({ openedAttempt, scores: outcome.value }));
    });
    return () => stop.abort();
  }, [openedAttempt]);
  return scores?.openedAttempt === openedAttempt ? scores.scores : undefined;
}

/**
 * The best possible teams and the ranks of these teams; undefined until the worker has computed them. Teams that were
 * made with points known have no ranks, and their strategy no best team: only the match's dream team.
 */
export function useHindsight(openedAttempt: OpenedAttempt): Hindsight | "failed" | undefined {
  const [computedHindsight, setComputedHindsight] = useState<{
    openedAttempt: OpenedAttempt;
    hindsight: Hindsight | "failed";
  }>();
  useEffect(() => {
    if (!openedAttempt.match.result) return undefined;
    const evidence = isEvidence(openedAttempt.attempt);
    const stop = new AbortController();
    void engineClient
      .call(
        "hindsight",
        {
          match: engineMatchOf(openedAttempt),
          teams: openedAttempt.teams.teams,
          strategy: evidence ? openedAttempt.attempt.selection_strategy : null,
          points: pointsByIndex(openedAttempt.match),
          played: playedIn(openedAttempt.match),
        },
        { signal: stop.signal },
      )
      .then((outcome) => {
        if (stop.signal.aborted) return;
        const hindsight = outcome.ok ? { ...outcome.value, ...(evidence ? {} : { ranks: null }) } : "failed";
        startTransition(() => setComputedHindsight({ openedAttempt, hindsight }));
      });
    return () => stop.abort();
  }, [openedAttempt]);
  return computedHindsight?.openedAttempt === openedAttempt ? computedHindsight.hindsight : undefined;
}

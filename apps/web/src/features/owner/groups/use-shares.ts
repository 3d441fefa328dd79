import type { GroupMember } from "@teamwright/contract";
import { useMemo } from "react";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { engineMatchOf } from "#data/records/opened-attempt.ts";
import type { OutputOf } from "#engine-client/calls.ts";
import { useEngineCall } from "#engine-client/use-engine-call.ts";

export type MemberShares = NonNullable<OutputOf<"allocate">>;

/** The members' shares as the worker cuts them; undefined while it does, and without members. */
export function useShares(
  openedAttempt: OpenedAttempt,
  members: readonly GroupMember[],
  seed: number,
  isBalanced: boolean,
): MemberShares | undefined {
  // The list is a new one at every drawing: the numbers decide whether the question is the same.
  const counts = members.map(({ teams_count }) => teams_count).join();
  const input = useMemo(
    () =>
      counts === ""
        ? null
        : {
            match: engineMatchOf(openedAttempt),
            teams: openedAttempt.teams.teams,
            counts: counts.split(",").map(Number),
            seed,
            balanced: isBalanced,
          },
    [openedAttempt, counts, seed, isBalanced],
  );
  const answer = useEngineCall("allocate", input);
  return answer?.ok ? (answer.value ?? undefined) : undefined;
}

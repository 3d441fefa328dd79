import { useState } from "react";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { engineMatchOf } from "#data/records/opened-attempt.ts";
import type { OutputOf } from "#engine-client/calls.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import { t } from "#i18n/translate.ts";
import { newSeed } from "#lib/new-seed.ts";
import { toast } from "#ui/toast.ts";
import type { PrimeRecipients } from "./wanted.ts";

export interface PostPreview extends NonNullable<OutputOf<"allocate">> {
  readonly recipients: PrimeRecipients;
  readonly seed: number;
  readonly isBalanced: boolean;
}

/** Shares the attempt's teams among the users in the worker; the preview shows exactly what will be posted. */
export function useShare(openedAttempt: OpenedAttempt) {
  const [share, setShare] = useState<PostPreview | null>(null);
  const [busy, setBusy] = useState(false);

  const make = async (teamsOfUsers: PrimeRecipients, isBalanced: boolean) => {
    if (busy) return;
    setBusy(true);
    const seed = newSeed();
    const counts = teamsOfUsers.users.map(({ teams }) => teams);
    const result = await engineClient.call("allocate", {
      match: engineMatchOf(openedAttempt),
      teams: openedAttempt.teams.teams,
      counts,
      seed,
      balanced: isBalanced,
    });
    setBusy(false);
    if (result.ok && result.value !== null)
      setShare({ ...result.value, recipients: teamsOfUsers, seed, isBalanced });
    else toast.error(t("replies.notEnoughTeams"));
  };
  return { share, busy, make, clear: () => setShare(null) };
}

import { useEffect } from "react";
import { useLive } from "#data/records/use-live.ts";
import type { TransferOrigin } from "#data/transfer/transfer-record.ts";
import { transfersOfMatch } from "#data/transfer/transfers.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";

/** Calls `note` once teams of this origin were transferred, to whatever app. The server keeps the first time. */
export function useNoteTransfer(
  matchId: string,
  { kind, id }: Pick<TransferOrigin, "kind" | "id">,
  note: () => void,
): void {
  const hasSent = useLive(
    async (db) =>
      (await transfersOfMatch(matchId, db)).some(
        ({ origin, run }) => origin.kind === kind && origin.id === id && (run?.sent.length ?? 0) > 0,
      ),
    [matchId, kind, id],
  ).value;
  const tell = useLatestCallback(note);
  useEffect(() => {
    if (hasSent === true) tell();
  }, [hasSent, matchId, kind, id, tell]);
}

import { useEffect } from "react";
import { transfersOfMatch } from "../../../data/transfer/transfers.ts";
import { useLive } from "../../../data/records/use-live.ts";
import { api } from "./prime-teams-query.ts";

/** Tells the server once that prime teams were transferred, not to which app. */
export function useNoteTransfers(matchId: string, phone: string): void {
  const sent = useLive(async () => {
    const transfers = await transfersOfMatch(matchId);
    return transfers.some(({ origin, run }) => origin.kind === "prime" && (run?.sent.length ?? 0) > 0);
  }, [matchId]).value;
  useEffect(() => {
    if (sent === true) void api.prime.transferred({ body: { matchId, phoneNumber: phone } });
  }, [sent, matchId, phone]);
}

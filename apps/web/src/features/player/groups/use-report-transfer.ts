import { useEffect } from "react";
import { memberCalls } from "../../../data/api/member-groups.ts";
import { useLive } from "../../../data/records/use-live.ts";
import { transfersOfMatch } from "../../../data/transfer/transfers.ts";

/** Tells the owner that teams of the post were transferred, not to which app. The server keeps the first time. */
export function useReportTransfer(matchId: string, groupId: string, phoneNumber: string): void {
  const sent = useLive(
    async () =>
      (await transfersOfMatch(matchId)).some(
        ({ origin, run }) => origin.kind === "group" && origin.id === groupId && (run?.sent.length ?? 0) > 0,
      ),
    [matchId, groupId],
  ).value;
  useEffect(() => {
    if (sent === true && phoneNumber !== "")
      void memberCalls.transferred({ body: { matchId, groupId, phoneNumber } });
  }, [sent, matchId, groupId, phoneNumber]);
}

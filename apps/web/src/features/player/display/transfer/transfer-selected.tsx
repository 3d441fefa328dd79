import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import type { TransferDialogProps } from "#blocks/transfer/transfer-dialog.tsx";
import type { ShownTeams } from "../use-team-set.ts";
import { transferTeamOf } from "#blocks/transfer/transfer-team.ts";
import { lazyPart } from "#ui/lazy-part.ts";

const TransferDialog = lazyPart(
  async () => (await import("#blocks/transfer/transfer-dialog.tsx")).TransferDialog,
);

interface TransferSelectedProps {
  readonly openedAttempt: OpenedAttempt;
  readonly set: ShownTeams;
  /** The selected teams in the order in which they are shown. */
  readonly rows: Uint32Array;
  readonly best?: TransferDialogProps["best"];
  readonly onStore?: () => void;
  readonly onClose: () => void;
}

/** Transfers the selected teams of the attempt. */
export const TransferSelected = ({
  openedAttempt,
  set,
  rows,
  best,
  onStore,
  onClose,
}: TransferSelectedProps) => {
  const { pathname } = useLocation();
  const [teams] = useState(() => [...rows].map((row) => transferTeamOf(set.views.at(row))));
  return (
    <Suspense>
      <TransferDialog
        matchId={openedAttempt.match.id}
        origin={{ kind: "attempt", id: String(openedAttempt.attempt.id), path: pathname }}
        teams={teams}
        {...(best && { best })}
        {...(onStore && { onStore })}
        onClose={onClose}
      />
    </Suspense>
  );
};

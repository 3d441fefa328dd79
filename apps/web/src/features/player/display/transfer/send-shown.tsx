import { useState } from "react";
import type { ChooseTeams } from "#data/transfer/divide-teams.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { transferTeamOf } from "#blocks/transfer/transfer-team.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import type { ShownTeams } from "../use-team-set.ts";
import { TransferSelected } from "./transfer-selected.tsx";

interface SendShownProps {
  readonly openedAttempt: OpenedAttempt;
  readonly set: ShownTeams;
  /** The teams that are shown; null for all. */
  readonly rows: Uint32Array | null;
  readonly onClose: () => void;
}

/** Transfers the shown teams: all of them, or those that stand best for them where an app takes fewer. */
export const SendShown = ({ openedAttempt, onClose, ...latest }: SendShownProps) => {
  // Those that are shown at the tap: a shuffle meanwhile would put other teams in the rows.
  const [{ set, rows }] = useState(() => ({
    set: latest.set,
    rows: latest.rows ?? Uint32Array.from({ length: latest.set.teams.count }, (_, row) => row),
  }));
  const best: ChooseTeams = async (count, among) => {
    const some = Uint32Array.from(among, (index) => rows[index] ?? 0);
    const chosen = await engineClient.call("choose", { teams: set.teams, rows: some, count });
    return chosen.ok ? [...chosen.value.rows].map((row) => transferTeamOf(set.views.at(row))) : null;
  };
  return (
    <TransferSelected openedAttempt={openedAttempt} set={set} rows={rows} best={best} onClose={onClose} />
  );
};

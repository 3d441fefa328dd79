import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { t } from "#i18n/translate.ts";
import { columnsOf } from "#blocks/transfer/columns-of.ts";
import { matchQuery } from "#data/api/match.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import { selectTeamsOf } from "#data/transfer/transfers.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import { toast } from "#ui/toast.ts";

interface ChooseForMeProps {
  readonly storedTransfer: StoredTransfer;
  /** How many there is room for. */
  readonly count: number;
}

/** Keeps so many of the teams: those whose shares are closest to all of them and which differ most from each other. */
export const ChooseForMe = ({ storedTransfer, count }: ChooseForMeProps) => {
  const match = useQuery(matchQuery(storedTransfer.match.id)).data?.value;
  const [busy, setBusy] = useState(false);
  if (match === undefined) return null;
  const choose = async () => {
    if (busy) return;
    setBusy(true);
    const teams = columnsOf(match, storedTransfer.selectedTeams);
    const outcome = await engineClient.call("choose", { teams, count, rows: null });
    if (outcome.ok) {
      await selectTeamsOf(storedTransfer, [...outcome.value.rows]);
      toast.success(t("transfer.chosenForMe", { n: count, all: storedTransfer.selectedTeams.length }));
    } else toast.error(t("shell.somethingWentWrong"));
    setBusy(false);
  };
  return (
    <Button variant="soft" loading={busy} onClick={() => void choose()}>
      {t("transfer.chooseForMe", { n: count })}
    </Button>
  );
};

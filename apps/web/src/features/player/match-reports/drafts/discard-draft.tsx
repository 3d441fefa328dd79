import { ActionIcon } from "@mantine/core";
import type { ReportDraftItem } from "@teamwright/contract";
import { matchReports } from "@teamwright/contract/resources/match-reports";
import { useState } from "react";
import { apiOf } from "../../../../data/api/client.ts";
import { useSubmit } from "../../../../data/api/use-submit.ts";
import { t } from "../../../../i18n/translate.ts";
import { ConfirmDialog } from "../../../../ui/dialog.tsx";
import { DeleteIcon } from "../../../../ui/icon.tsx";
import { toast } from "../../../../ui/toast.ts";
import { refreshReports } from "../report-queries.ts";

interface DiscardDraftProps {
  readonly draft: ReportDraftItem;
  readonly onDiscarded: () => void;
}

const api = apiOf({ matchReports });

const discard = (matchId: string) => api.matchReports.discard({ params: { matchId } });

/** Takes a draft off the list after a question. */
export const DiscardDraft = ({ draft, onDiscarded }: DiscardDraftProps) => {
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmit(discard);
  const names = { left: draft.leftTeamName, right: draft.rightTeamName };

  const send = async () => {
    const result = await submit(draft.matchId);
    if (result === null) return;
    setAsking(false);
    // Another admin who wrote its report or discarded it has done what was asked for.
    if (!result.ok && result.status !== 404) {
      toast.error(t("reports.discardFailed"));
      return;
    }
    toast.success(t("replies.draftDiscarded"));
    onDiscarded();
    await refreshReports();
  };

  return (
    <>
      <ActionIcon
        aria-label={t("reports.discardDraft", names)}
        onClick={() => {
          setAsking(true);
        }}
      >
        <DeleteIcon />
      </ActionIcon>
      <ConfirmDialog
        opened={asking}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => void send()}
        question={t("reports.discardTitle")}
        detail={t("reports.discardText", names)}
        cancelLabel={t("shell.cancel")}
        confirmLabel={t("reports.discardConfirm")}
        danger
        busy={busy}
      />
    </>
  );
};

import type { ReportDraftItem } from "@teamwright/contract";
import { matchReports } from "@teamwright/contract/resources/match-reports";
import { apiOf } from "#data/api/client.ts";
import { t } from "#i18n/translate.ts";
import { RemoveButton } from "../remove-button.tsx";

interface DiscardDraftProps {
  readonly draft: ReportDraftItem;
  readonly onDiscarded: () => void;
}

const api = apiOf({ matchReports });

const discard = (matchId: string) => api.matchReports.discard({ params: { matchId } });

/** Takes a draft off the list after a question. */
export const DiscardDraft = ({ draft, onDiscarded }: DiscardDraftProps) => {
  const names = { left: draft.leftTeamName, right: draft.rightTeamName };
  return (
    <RemoveButton
      id={draft.matchId}
      remove={discard}
      label={t("reports.discardDraft", names)}
      question={t("reports.discardTitle")}
      detail={t("reports.discardText", names)}
      confirm={t("reports.discardConfirm")}
      removed={t("replies.draftDiscarded")}
      failedText={t("reports.discardFailed")}
      onRemoved={onDiscarded}
    />
  );
};

import { Button } from "#ui/button.tsx";
import { unsentTeams } from "@teamwright/transfer";
import type { TransferRecord } from "@teamwright/transfer";
import type { ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import { OpenApp } from "./open-app.tsx";

interface SummaryProps {
  readonly run: TransferRecord;
  readonly app: LinkedApp;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** How many teams the app took, how many it did not, and how many were not sent. */
export const Summary = ({ run, app, onClose, children }: SummaryProps) => {
  const unsent = unsentTeams(run).length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("transfer.summaryTitle", { app: app.name })}
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t("transfer.ok")}
          </Button>
          <OpenApp app={app} />
        </>
      }
    >
      <Stats>
        <Stat label={t("transfer.succeeded")}>{t("transfer.successCount", { n: run.sent.length })}</Stat>
        <Stat label={t("transfer.failed")}>{t("transfer.failureCount", { n: run.refused.length })}</Stat>
        {unsent > 0 && (
          <Stat label={t("transfer.notSentLabel")}>{t("transfer.notSentCount", { n: unsent })}</Stat>
        )}
      </Stats>
      {children}
    </Dialog>
  );
};

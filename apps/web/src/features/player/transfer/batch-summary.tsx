import { replacedCount, unsentTeams } from "@teamwright/transfer";
import type { TransferRecord } from "@teamwright/transfer";
import { t } from "#i18n/translate.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import { useConnected } from "#lib/use-connected.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import classes from "./batch.module.css";
import { troubleOf } from "./batch-row.tsx";
import { FailedTeams } from "./failed-teams.tsx";
import { OpenApp } from "./open-app.tsx";

export interface EndedTransfer {
  readonly storedTransfer: StoredTransfer;
  readonly run: TransferRecord;
  readonly app: LinkedApp;
  readonly over: boolean;
}

interface BatchSummaryProps {
  readonly transfers: readonly EndedTransfer[];
  readonly onClose: () => void;
}

/** What each app took, what was replaced there, what was not sent and why. */
export const BatchSummary = ({ transfers, onClose }: BatchSummaryProps) => (
  <Dialog
    isOpen
    onClose={onClose}
    title={t("transfer.several.summaryTitle", { n: transfers.length })}
    footer={
      <Button variant="soft" onClick={onClose}>
        {t("transfer.ok")}
      </Button>
    }
  >
    {transfers.map((transfer) => (
      <AppSummary key={transfer.storedTransfer.id} transfer={transfer} />
    ))}
  </Dialog>
);

const AppSummary = ({
  transfer: { storedTransfer, run, app, over },
}: {
  readonly transfer: EndedTransfer;
}) => {
  const unsent = unsentTeams(run).length;
  const trouble = troubleOf(run, app, { running: false, over, isConnected: useConnected() });
  const replacedTeams = replacedCount(run);
  return (
    <section className={classes["summary"]} aria-label={app.name}>
      <h3>{app.name}</h3>
      <Stats>
        <Stat label={t("transfer.succeeded")}>{t("transfer.successCount", { n: run.sent.length })}</Stat>
        {replacedTeams > 0 && (
          <Stat label={t("transfer.several.replaced")}>
            {t("transfer.several.replacedCount", { n: replacedTeams })}
          </Stat>
        )}
        {run.refused.length > 0 && (
          <Stat label={t("transfer.failed")}>{t("transfer.failureCount", { n: run.refused.length })}</Stat>
        )}
        {unsent > 0 && (
          <Stat label={t("transfer.notSentLabel")}>{t("transfer.notSentCount", { n: unsent })}</Stat>
        )}
      </Stats>
      {trouble !== null && <p className={classes["trouble"]}>{trouble}</p>}
      <FailedTeams storedTransfer={storedTransfer} run={run} app={app} />
      <OpenApp app={app} small />
    </section>
  );
};

import { unsentTeams } from "@teamwright/transfer";
import type { TransferRecord } from "@teamwright/transfer";
import { t } from "#i18n/translate.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import classes from "./arena.module.css";

interface FailedTeamsProps {
  readonly storedTransfer: StoredTransfer;
  readonly run: TransferRecord;
  readonly app: LinkedApp;
}

/** The teams that were not sent before the transfer ended. */
export const UnsentTeams = ({ storedTransfer, run }: Omit<FailedTeamsProps, "app">) => {
  const unsent = unsentTeams(run);
  return (
    unsent.length > 0 && (
      <ul role="list" className={classes["failed"]}>
        {unsent.map(({ key }) => (
          <li key={key}>
            <b>{t("transfer.team", { n: storedTransfer.selectedTeams[Number(key)]?.number ?? 0 })}</b>{" "}
            {t("transfer.notSent")}
          </li>
        ))}
      </ul>
    )
  );
};

/** The teams that the app did not take, each with the reason. */
export const FailedTeams = ({ storedTransfer, run, app }: FailedTeamsProps) =>
  run.refused.length > 0 && (
    <ul role="list" className={classes["failed"]}>
      {run.refused.map(({ key, code, message }) => (
        <li key={key}>
          <b>{t("transfer.team", { n: storedTransfer.selectedTeams[Number(key)]?.number ?? 0 })}</b>{" "}
          {code === "player_unknown"
            ? t("transfer.playersUnknown", { app: app.name, names: message })
            : message}
        </li>
      ))}
    </ul>
  );

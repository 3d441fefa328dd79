import { lazyPart } from "#ui/lazy-part.ts";
import { Button } from "#ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { queryClient } from "#data/api/query-client.ts";
import { isSyncOn, stopHere, syncNow, turnSyncOff, useSyncRun } from "#data/sync/start-sync.ts";
import { syncVaultQuery } from "#data/sync/sync-server.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { ConfirmCall } from "./confirm-call.tsx";
import classes from "./profile-page.module.css";
import { SyncStateText } from "./sync-state-text.tsx";

const SyncDialog = lazyPart(async () => (await import("./sync-dialog.tsx")).SyncDialog);

const readAgain = () => queryClient.invalidateQueries(syncVaultQuery);

/** Synchronisation of stored attempts between the person's devices. Hidden while the server cannot be asked and it is off. */
export const Sync = ({ account }: { readonly account: string }) => {
  const { data } = useQuery(syncVaultQuery);
  const running = useSyncRun((state) => state.running);
  // Read at each change of a run, which may have found that it was turned off.
  const on = isSyncOn();
  const [asking, setAsking] = useState<"on" | "off">();
  // Without https a browser has no encryption.
  if ((data === undefined && !on) || !window.isSecureContext) return null;
  const close = (): void => {
    setAsking(undefined);
    void readAgain();
  };
  return (
    <Card level={3} heading={t("profile.sync")} className={classes["form"]}>
      <SyncStateText on={on} />
      {on ? (
        <>
          <Button variant="soft" fullWidth loading={running} onClick={() => void syncNow()}>
            {t("profile.syncNow")}
          </Button>
          <Button variant="soft" fullWidth onClick={() => void stopHere().then(readAgain)}>
            {t("profile.stopSyncHere")}
          </Button>
        </>
      ) : (
        <Button variant="soft" fullWidth onClick={() => setAsking("on")}>
          {t("profile.turnSyncOn")}
        </Button>
      )}
      {(on || data !== null) && (
        <Button variant="soft" fullWidth onClick={() => setAsking("off")}>
          {t("profile.turnSyncOff")}
        </Button>
      )}
      <Suspense>
        {asking === "on" && <SyncDialog account={account} join={data !== null} onClose={close} />}
        {asking === "off" && (
          <ConfirmCall
            question={t("profile.turnSyncOffQuestion")}
            detail={t("profile.turnSyncOffDetail")}
            confirmLabel={t("profile.turnOff")}
            call={turnSyncOff}
            doneText={t("replies.syncOff")}
            onClose={close}
          />
        )}
      </Suspense>
    </Card>
  );
};

import { planStatus } from "@teamwright/contract/resources/plans";
import { hasRecords } from "#data/records/has-records.ts";
import { readLocal } from "#data/records/local-keys.ts";

const SHORT_RETENTION_DAYS = 2;
const AFTER_START = 5000;

const dropOld = async (): Promise<void> => {
  if (!(await hasRecords())) return;
  const status = planStatus.safeParse(readLocal("tg_stuff"));
  const longRetention = status.success && status.data.retention_days > SHORT_RETENTION_DAYS;
  const { dropExpired } = await import("#data/records/caches.ts");
  await dropExpired({ longRetention });
};

/** Attempts are synchronised only where the person turned it on. A sign-out leaves a key behind, which is deleted here. */
const startSync = async (): Promise<void> => {
  if (readLocal("sync") !== undefined) (await import("#data/sync/start-sync.ts")).startSync();
  else if (await hasRecords()) await (await import("#data/sync/sync-state.ts")).forgetState();
};

/**
 * Runs once per start, after the first screen is shown: drops cached match data after 2 days (7 for accounts that keep
 * it longer) and saved matches after 7. Generated teams are never dropped here.
 */
export const startHousekeeping = (): void => {
  setTimeout(() => {
    // The cached replies of earlier releases; current ones are in another database.
    indexedDB.deleteDatabase("teamwright_replies");
    void dropOld().catch(() => undefined);
    void startSync().catch(() => undefined);
    void import("./notices/start-notices.ts")
      .then(({ startNotices }) => startNotices())
      .catch(() => undefined);
  }, AFTER_START);
};

import { queryClient } from "#data/api/query-client.ts";
import { useAccountStore } from "#data/api/account.ts";
import { onRecordsChanged } from "#data/records/records-changed.ts";
import { readAgreement } from "#data/notices/agreement.ts";

/** A browser may change its address; a signed-in session may be a new one. Milliseconds. */
const RENEWED_EVERY = 24 * 3_600_000;
/** Several records change at once; milliseconds. */
const SETTLED = 2000;

const report = async (): Promise<void> => {
  const { account } = useAccountStore.getState();
  if (account === null) return;
  const { reportMatches } = await import("#data/notices/report-matches.ts");
  await reportMatches(account.id);
};

const renew = async (account: string): Promise<void> => {
  const { push, renewed } = readAgreement(account);
  if (!push || Date.now() - renewed < RENEWED_EVERY) return;
  const [{ pushPermission, subscribe }, { noticeSettingsQuery }] = await Promise.all([
    import("#data/notices/push.ts"),
    import("#data/notices/notice-calls.ts"),
  ]);
  if (pushPermission() !== "granted") return;
  const { publicKey } = await queryClient.fetchQuery(noticeSettingsQuery);
  await subscribe(account, publicKey);
};

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps what the server knows of this device up to date, and offers notices when they help. Runs once per start, after
 * the first screen; an account without an agreement costs no call.
 */
export const startNotices = (): void => {
  onRecordsChanged((change) => {
    clearTimeout(timer);
    timer = setTimeout(() => void report().catch(() => undefined), SETTLED);
    if (change === "other") return;
    void import("./offer.ts").then(({ offerNotices }) => offerNotices()).catch(() => undefined);
  });
  const { account } = useAccountStore.getState();
  if (account === null) return;
  const { matches, push } = readAgreement(account.id);
  if (matches || push) void Promise.all([report(), renew(account.id)]).catch(() => undefined);
};

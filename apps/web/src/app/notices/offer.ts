import { loadText, t } from "#i18n/translate.ts";
import { toast } from "#ui/toast.ts";
import { useAccountStore } from "#data/api/account.ts";
import { readLocal, writeLocal } from "#data/records/local-keys.ts";
import { readAgreement } from "#data/notices/agreement.ts";
import { pushPermission } from "#data/notices/push.ts";
import { turnOnNotices } from "#data/notices/settings.ts";

/** After a refusal or no answer. Milliseconds. */
const AGAIN_AFTER = 14 * 24 * 3_600_000;
/** The message about the stored teams is read first. Milliseconds. */
const LATER = 2500;

const turnOn = async (account: string): Promise<void> => {
  const outcome = await turnOnNotices(account);
  if (typeof outcome === "object") toast.error(outcome.message);
  else if (outcome === "denied") toast.info(t("notices.denied"));
  else if (outcome === "failed") toast.warning(t("notices.subscribeFailed"));
  else toast.success(t("notices.turnedOn"));
};

/** Offers notices after a match was saved or teams were stored; never on load, and not again for two weeks. */
export const offerNotices = async (): Promise<void> => {
  const { account } = useAccountStore.getState();
  if (account === null || pushPermission() !== "default" || readAgreement(account.id).matches) return;
  if (Date.now() - (readLocal("notices_offered") ?? 0) < AGAIN_AFTER) return;
  writeLocal("notices_offered", Date.now());
  await loadText(["notices"]);
  setTimeout(() => {
    toast.info(t("notices.offer"), {
      label: t("notices.turnOn"),
      onClick: () => void turnOn(account.id),
    });
  }, LATER);
};

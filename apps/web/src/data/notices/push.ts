import { currentLanguage } from "#i18n/translate.ts";
import { fromBase64 } from "#lib/base64.ts";
import { changeAgreement } from "./agreement.ts";
import { noticeCalls } from "./notice-calls.ts";

export type PushPermission = "unsupported" | NotificationPermission;

/** Whether this browser may show notices while the application is closed. */
export const pushPermission = (): PushPermission =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window
    ? Notification.permission
    : "unsupported";

/** The browser's own subscription, made when there is none. Rejects when the browser refuses. */
const subscriptionFor = async (publicKey: string): Promise<PushSubscription> => {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: fromBase64(publicKey) };
  const before = await pushManager.getSubscription();
  if (before === null) return pushManager.subscribe(options);
  const key = new Uint8Array(before.options.applicationServerKey ?? new ArrayBuffer());
  if (key.join() === options.applicationServerKey.join()) return before;
  // Made for another installation, or for a key that it no longer has.
  await before.unsubscribe();
  return pushManager.subscribe(options);
};

/** Subscribes this browser for the account; the permission must be granted. False when it did not work. */
export const subscribe = async (account: string, publicKey: string): Promise<boolean> => {
  try {
    const { endpoint, keys } = (await subscriptionFor(publicKey)).toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
    const body = { endpoint, keys: { p256dh, auth }, language: currentLanguage() };
    const result = await noticeCalls.subscribe({ body });
    if (result.ok) changeAgreement(account, { push: true, renewed: Date.now() });
    return result.ok;
  } catch {
    return false;
  }
};

/** Ends this browser's subscription, here and on the server. */
export const unsubscribe = async (account: string): Promise<void> => {
  changeAgreement(account, { push: false });
  await noticeCalls.unsubscribe();
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
};

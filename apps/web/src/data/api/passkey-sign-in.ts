import { passkeySignIn } from "@teamwright/contract/resources/passkey-sign-in";
import { readLocal, writeLocal } from "../records/local-keys.ts";
import { useAccountStore } from "./account.ts";
import { apiOf } from "./client.ts";
import { canUsePasskeys, webAuthn } from "./passkey-browser.ts";
import { passkeysQuery } from "./passkeys.ts";
import { queryClient } from "./query-client.ts";
import { completeSignIn, type SignInResult } from "./sign-in.ts";

const api = apiOf({ passkeySignIn });

/**
 * Signs in with a passkey of this device. With `autofill` the browser offers passkeys in the phone field and waits until
 * one is chosen. Null: the user cancelled, or there is nothing to offer.
 */
export const signInByPasskey = async (autofill: boolean): Promise<SignInResult | null> => {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await webAuthn();
  if (autofill && !(await browserSupportsWebAuthnAutofill())) return null;
  const flow = await api.passkeySignIn.options();
  if (!flow.ok) return autofill ? null : flow;
  const credential = await startAuthentication({
    optionsJSON: flow.data.data,
    useBrowserAutofill: autofill,
  }).catch(() => null);
  return credential && completeSignIn(await api.passkeySignIn.login({ body: { credential } }));
};

/** Ends the wait of an autofill. */
export const stopAutofill = async (): Promise<void> => {
  (await webAuthn()).WebAuthnAbortService.cancelCeremony();
};

/** Whether to offer a passkey to the account that has just signed in: once on a device, and only when it has none. */
export const shouldOfferPasskey = async (): Promise<boolean> => {
  const { account } = useAccountStore.getState();
  const offeredAccounts = readLocal("passkey_offered") ?? [];
  if (account === null || offeredAccounts.includes(account.id) || !canUsePasskeys()) return false;
  if (!(await (await webAuthn()).platformAuthenticatorIsAvailable())) return false;
  const present = await queryClient.fetchQuery(passkeysQuery).catch(() => null);
  if (present?.length !== 0) return false;
  writeLocal("passkey_offered", [...offeredAccounts, account.id]);
  return true;
};

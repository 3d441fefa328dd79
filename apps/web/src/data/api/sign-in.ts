import { auth } from "@teamwright/contract/resources/auth";
import type { CallResult } from "@teamwright/contract";
import { forgetLocal, readLocal, writeLocal } from "../records/local-keys.ts";
import { forgetStoredAccount, signInAs, useAccountStore } from "./account.ts";
import { apiOf } from "./client.ts";
import { forgetQueries, queryClient } from "./query-client.ts";
import { forgetReplies } from "./reply-store.ts";
import { planStatusQuery } from "./session.ts";

const api = apiOf({ auth });

/** Keys of the stored replies that differ between accounts; matches and promotions are public. */
const ACCOUNT_REPLIES = "match-options/";

type SignInData = { readonly id: string; readonly phoneNumber: string; readonly changedPassword: boolean };
type Failure = Extract<CallResult<unknown>, { ok: false }>;
export type SignInResult = Failure | { readonly ok: true; readonly mustChangePassword: boolean };

export const forgetAccountReplies = (): Promise<void> => forgetReplies(ACCOUNT_REPLIES);

/** Deletes the data of the previous account; open screens refetch. */
const forgetServerData = async (): Promise<void> => {
  await queryClient.cancelQueries();
  await forgetAccountReplies();
  await forgetQueries();
};

const enter = async ({ id, phoneNumber, changedPassword }: SignInData): Promise<void> => {
  await forgetServerData();
  if (!changedPassword) {
    writeLocal("temp_id", id);
    writeLocal("ph_number", phoneNumber);
    return;
  }
  signInAs({ id, phone: phoneNumber });
  await queryClient.prefetchQuery(planStatusQuery(id));
};

/** What follows the reply to a sign-in of any kind. */
export const completeSignIn = async (
  result: CallResult<{ readonly data: SignInData }>,
): Promise<SignInResult> => {
  if (!result.ok) return result;
  await enter(result.data.data);
  return { ok: true, mustChangePassword: !result.data.data.changedPassword };
};

/** Signs in. A first password must be changed before the account counts as signed in. */
export const signIn = async (phoneNumber: string, password: string): Promise<SignInResult> => {
  return completeSignIn(await api.auth.login({ body: { phoneNumber, password } }));
};

/** Signs in with the single-use token of an administrator's link. */
export const signInByLink = async (token: string): Promise<SignInResult> => {
  return completeSignIn(await api.auth.loginByLink({ body: { token } }));
};

/** The account whose password may be changed now: waiting for its first change, or signed in. */
export const passwordAccount = (): { readonly id: string; readonly first: boolean } | null => {
  const waiting = readLocal("temp_id");
  if (waiting !== undefined) return { id: waiting, first: true };
  const { account } = useAccountStore.getState();
  return account && { id: account.id, first: false };
};

type PasswordChange = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly currentPassword?: string;
};

/** Sets name, e-mail and password; after a first change the account is signed in. */
export const changePassword = async (id: string, input: PasswordChange): Promise<CallResult<unknown>> => {
  const result = await api.auth.changePassword({ params: { id }, body: input });
  // Without a session there is no password to change: the screens ask for a sign-in again.
  if (!result.ok && result.status === 401) forgetLocal("temp_id");
  if (!result.ok) return result;
  signInAs({ id, phone: readLocal("ph_number") ?? "" });
  await queryClient.invalidateQueries({ queryKey: ["plan-status"] });
  await queryClient.prefetchQuery(planStatusQuery(id));
  return result;
};

/**
 * Ends the session here and on the server. Offline the server is not told, and the session ends when the cookie
 * expires. The page is reloaded at "/", so that no data of the account stays in memory.
 */
export const signOut = async (): Promise<void> => {
  await api.auth.logout();
  forgetStoredAccount();
  await forgetAccountReplies();
  window.location.assign("/");
};

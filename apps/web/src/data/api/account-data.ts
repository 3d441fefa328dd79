import { accountData } from "@teamwright/contract/resources/account-data";
import { forgetStoredAccount } from "./account.ts";
import { apiOf } from "./client.ts";
import { forgetAccountReplies } from "./sign-in.ts";

const api = apiOf({ accountData });

/** Everything that the server stores about the account. */
export const readAccountData = () => api.accountData.read({});

/** Deletes the account on the server and forgets it on this device; its generated teams stay. */
export const deleteAccount = async (password: string) => {
  const result = await api.accountData.deleteAccount({ body: { password } });
  if (!result.ok) return result;
  forgetStoredAccount();
  await forgetAccountReplies();
  return result;
};

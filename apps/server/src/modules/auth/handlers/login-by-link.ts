import { contract } from "@teamwright/contract";
import { hashToken } from "#crypto/tokens.ts";
import { refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { lockAccount } from "#modules/accounts/public.ts";
import { findAccountOfLink, useSignInLink } from "../sign-in-link.repository.ts";
import { signIn } from "../sign-in.ts";

export const loginByLink = handle(
  contract.auth.loginByLink,
  async ({ body, caller, db, deps, afterCommit }) => {
    const tokenHash = hashToken(body.token);
    const accountId = await findAccountOfLink(db, tokenHash);
    // The account before the link, as a deletion of the account.
    const account = accountId === null ? undefined : await lockAccount(db, accountId);
    if (!account || !(await useSignInLink(db, tokenHash))) return refused("link_invalid");
    if (account.blocked) return refused("account_blocked");
    return signIn({ db, deps, afterCommit }, account, caller, { way: "link" });
  },
);

import type { Deps } from "#http/deps.ts";
import { inTransaction } from "#http/in-transaction.ts";
import { hashToken, newToken } from "#crypto/tokens.ts";
import { lockAccountByPhone } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { addSignInLink, LINK_MINUTES } from "#modules/auth/public.ts";
import { publicUrl } from "#env/addresses.ts";
import { exit } from "../command.ts";
import type { Io } from "../command.ts";
import { noSuchUser } from "./account-lines.ts";

export interface LinkOptions {
  readonly url?: string;
  readonly json?: true;
  /** Further fields of the JSON. */
  readonly about?: Readonly<Record<string, unknown>>;
}

export async function link(
  phone: string,
  { url, json, about = {} }: LinkOptions,
  deps: Deps,
  io: Io,
): Promise<number> {
  const token = newToken();
  const foundAccount = await inTransaction(deps, async ({ db }) => {
    // Locked: of two commands at once the later one makes the link that works.
    const account = await lockAccountByPhone(db, phone);
    if (!account) return false;
    await addSignInLink(db, account.id, hashToken(token));
    await writeAudit(db, { actorId: null, subjectId: account.id, action: "account.link" });
    return true;
  });
  if (!foundAccount) return noSuchUser(io);
  const base = url ?? publicUrl(deps.env);
  // The part after the # is not sent to a server and is not logged.
  const address = `${base.replace(/\/$/, "")}/login#link=${token}`;
  io.out(json === true ? JSON.stringify({ ...about, link: address, minutes: LINK_MINUTES }) : address);
  io.err(`Works once, for ${LINK_MINUTES} minutes.`);
  return exit.done;
}

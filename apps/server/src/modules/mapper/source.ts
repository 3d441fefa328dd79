import { refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { MAIN_APP } from "#providers/apps.ts";
import type { FantasyAppProvider, ProviderSession } from "#providers/port.ts";
import { findAccount } from "../accounts/public.ts";
import { findHashValueAuthor, readHashValue } from "../settings/public.ts";

export interface MapperSource {
  readonly provider: FantasyAppProvider;
  readonly session: ProviderSession;
}

/** The access value is missing or over: names who can store another one. */
export async function askAdmin({ database: { db } }: Deps): Promise<RefusedAnswer> {
  const author = await findHashValueAuthor(db);
  const account = author?.by ? await findAccount(db, author.by) : null;
  const name = account?.name ?? "";
  return refused("app_session_expired", {
    message: "replies.hashValueOver",
    values: { name, named: name === "" ? "no" : "yes" },
  });
}

/** The main app, read with the access value that an admin stored. The value goes to the app and nowhere else. */
export async function openSource(deps: Deps, accountId: string): Promise<MapperSource | RefusedAnswer> {
  const provider = deps.fantasyApps.find(MAIN_APP);
  if (provider === undefined || !provider.connected) return refused("app_unavailable");
  const token = await readHashValue(deps.database.db, deps.secrets);
  if (token === null) return askAdmin(deps);
  return { provider, session: { accountId, token } };
}

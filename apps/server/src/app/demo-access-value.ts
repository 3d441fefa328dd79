import type { Deps } from "#http/deps.ts";
import { readHashValue, writeHashValue } from "#modules/settings/public.ts";
import { MAIN_APP } from "#providers/apps.ts";
import { newestCode } from "#sandbox/sandbox-client.ts";

/** The sandbox's number whose session reads the source. Nobody's teams are under it. */
const MOBILE = "9000000900";
const caller = { accountId: "demo" };

/**
 * Gives the mapper of the demo access to the sandbox's main app, as an admin does on the hash value screen. A value that
 * still works is kept.
 */
export async function storeDemoAccessValue(deps: Deps, sandboxUrl: string): Promise<void> {
  const provider = deps.fantasyApps.find(MAIN_APP);
  if (provider === undefined || !provider.connected) return;
  const { db } = deps.database;
  const hashValue = await readHashValue(db, deps.secrets);
  if (hashValue !== null && (await provider.readSession({ ...caller, token: hashValue })).ok) return;
  const codeReply = await provider.requestCode(caller, MOBILE);
  if (!codeReply.ok) return;
  const code = await newestCode(sandboxUrl, MAIN_APP, MOBILE);
  const sessionReply = await provider.createSession(caller, { mobile: MOBILE, code, fields: {} });
  if (sessionReply.ok) await writeHashValue(db, deps.secrets, sessionReply.value.token);
}

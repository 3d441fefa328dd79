import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle, handlePrepared } from "#http/handler.ts";
import type { Session } from "#http/session.ts";
import { MAIN_APP } from "#providers/apps.ts";
import { findAccount } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { findHashValueAuthor, lockHashValue, readPreviousHashValue, writeHashValue } from "../hash-value.ts";

/** Tries the value at the app. True: the app accepts it; false: no app is connected, so it cannot be tried. */
async function tryValue(deps: Deps, { accountId }: Session, token: string): Promise<boolean | RefusedAnswer> {
  const provider = deps.fantasyApps.find(MAIN_APP);
  if (provider === undefined || !provider.connected) return false;
  const outcome = await provider.readSession({ accountId, token });
  if (outcome.ok) return true;
  const values = { app: provider.app.name };
  return outcome.error.code === "session_expired" || outcome.error.code === "refused"
    ? refused("app_session_expired", { message: "replies.hashValueRefused", values })
    : refused("app_busy", {
        message: "replies.hashValueNotTried",
        values,
        retryAfter: outcome.error.retryAfter ?? 1,
      });
}

export const setHashValue = handlePrepared(
  contract.settings.setHashValue,
  async ({ deps, session, body }) => {
    const tried = await tryValue(deps, session, body.dream11Hash);
    return typeof tried === "boolean" ? { tried } : tried;
  },
  async ({ body, session, db, deps }, { tried }) => {
    await writeHashValue(db, deps.secrets, body.dream11Hash, session.accountId);
    await writeAudit(db, { actorId: session.accountId, action: "hashValue.set", details: { tried } });
    return done("replies.hashValueUpdated", { tried });
  },
);

export const restoreHashValue = handlePrepared(
  contract.settings.restoreHashValue,
  async ({ deps, session }) => {
    const value = await readPreviousHashValue(deps.database.db, deps.secrets);
    if (value === null) return refused("not_found");
    const triedValue = await tryValue(deps, session, value);
    return typeof triedValue === "boolean" ? { tried: triedValue, value } : triedValue;
  },
  async ({ session, db, deps }, { tried, value }) => {
    await lockHashValue(db);
    // Another admin has stored a value meanwhile, and the one that was tried is not the one before it.
    if ((await readPreviousHashValue(db, deps.secrets)) !== value) return refused("conflict");
    await writeHashValue(db, deps.secrets, value, session.accountId);
    await writeAudit(db, { actorId: session.accountId, action: "hashValue.restore", details: { tried } });
    return done("replies.hashValueUpdated", { tried });
  },
);

export const readHashState = handle(contract.settings.readHashValue, async ({ db, deps }) => {
  const author = await findHashValueAuthor(db);
  const account = author?.by ? await findAccount(db, author.by) : null;
  return done("", {
    data: {
      stored: author && { by: account?.name ?? "", at: author.at.toISOString() },
      hasPrevious: (await readPreviousHashValue(db, deps.secrets)) !== null,
    },
  });
});

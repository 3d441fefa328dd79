import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { findVault, insertVault, turnOffSync, vaultView } from "../sync.repository.ts";

export const readVault = handle(contract.sync.read, async ({ session, db }) => {
  const vault = await findVault(db, session.accountId);
  return done("", { data: vault && (await vaultView(db, vault)) });
});

export const turnOn = handle(contract.sync.turnOn, async ({ body, session, db }) => {
  const { accountId } = session;
  const vault = await insertVault(db, { accountId, kdf: body.kdf, checkValue: body.check });
  if (vault === null) return refused("sync_is_on");
  await writeAudit(db, { actorId: accountId, subjectId: accountId, action: "sync.turnOn" });
  return done("replies.syncOn", { data: await vaultView(db, vault) });
});

/** Done also when it is off, so that a second device that turns it off sees no error. */
export const turnOff = handle(contract.sync.turnOff, async ({ session, db }) => {
  const { accountId } = session;
  await turnOffSync(db, accountId);
  await writeAudit(db, { actorId: accountId, subjectId: accountId, action: "sync.turnOff" });
  return done("replies.syncOff", {});
});

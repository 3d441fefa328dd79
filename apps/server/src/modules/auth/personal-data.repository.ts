import type { AccountData } from "@teamwright/contract";
import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import type { Person } from "../accounts/public.ts";
import { deleteApiKeys, listApiKeys } from "./api-key.repository.ts";
import { forgetTelling, forgiveAccount } from "./login-guard.repository.ts";
import { deleteIdentity, findIdentityOf } from "./identity.repository.ts";
import { deletePasskeys, listPasskeys } from "./passkey.repository.ts";
import { countRecoveryCodes, deleteFactor, findFactor } from "./second-factor.repository.ts";
import { devices, sessions, signInLinks } from "./schema.ts";
import { listSessions } from "./session.repository.ts";

export async function readSignIns(db: Db, { id }: Person): Promise<AccountData["signIns"]> {
  const knownDevices = await db
    .select({ createdAt: devices.createdAt })
    .from(devices)
    .where(eq(devices.accountId, id))
    .orderBy(asc(devices.createdAt));
  const factor = await findFactor(db, id);
  const identity = await findIdentityOf(db, id);
  return {
    sessions: (await listSessions(db, id)).map(({ userAgent, createdAt, lastSeenAt, expiresAt }) => ({
      device: userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    devices: knownDevices.map(({ createdAt }) => ({ createdAt: createdAt.toISOString() })),
    apiKeys: (await listApiKeys(db, id)).map(({ name, scopes, ending, ...times }) => ({
      name,
      scopes,
      ending,
      createdAt: times.createdAt.toISOString(),
      expiresAt: times.expiresAt.toISOString(),
      lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
    })),
    passkeys: (await listPasskeys(db, id)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    identity: identity && {
      issuer: identity.issuer,
      subject: identity.subject,
      createdAt: identity.createdAt.toISOString(),
      lastUsedAt: identity.lastUsedAt?.toISOString() ?? null,
    },
    secondFactor: factor && {
      createdAt: factor.createdAt.toISOString(),
      recoveryCodes: await countRecoveryCodes(db, id),
    },
  };
}

/** Ends every session, key, passkey, link to the identity provider, second factor and sign-in link. What belongs to a session goes with it: subscriptions and watched matches. */
export async function eraseSignIns(db: Db, person: Person): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, person.id));
  await db.delete(devices).where(eq(devices.accountId, person.id));
  await db.delete(signInLinks).where(eq(signInLinks.accountId, person.id));
  await deleteApiKeys(db, person.id);
  await deletePasskeys(db, person.id);
  await deleteIdentity(db, person.id);
  await deleteFactor(db, person.id);
  await forgiveAccount(db, person);
  await forgetTelling(db, person.id);
}

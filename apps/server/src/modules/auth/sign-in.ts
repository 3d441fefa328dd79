import { hashToken, newToken } from "#crypto/tokens.ts";
import type { Db } from "#db/database.ts";
import { done, refused } from "#http/answer.ts";
import type { Done, RefusedAnswer } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import type { Caller } from "#http/handler.ts";
import { isStaff } from "../accounts/public.ts";
import type { Account } from "../accounts/public.ts";
import { writeAudit } from "../audit/public.ts";
import { addDevice, countNewDevices, findDevice, LOGIN_LIMIT } from "./device.repository.ts";
import {
  countOtherLiveDevices,
  endSessionByToken,
  endSessionsOfDevice,
  SESSION_LIFE,
  startSession,
} from "./session.repository.ts";

const DEVICE_COOKIE_AGE = 400 * 86_400;

interface SignInReply {
  readonly data: { id: string; phoneNumber: string; changedPassword: boolean };
}

/** The device of this browser's device cookie, if it sends one that the database knows. */
export const deviceHashOf = (caller: Caller): string | null => {
  const cookie = caller.cookies.get("device");
  return cookie === undefined ? null : hashToken(cookie);
};

interface SignInWay {
  readonly way: "password" | "link" | "passkey" | "identity";
  /** Whether the way has proved a second factor; absent: as the way always does. */
  readonly secondFactor?: boolean;
}

/**
 * Starts a session for an authenticated account, under the login limit unless a link signs in. The caller holds the
 * account's lock. The token is new, and earlier sessions of the account in this browser and on this device end.
 */
export async function signIn(
  scope: { db: Db; deps: Deps; afterCommit: (action: () => void) => void },
  account: Account,
  caller: Caller,
  { way, secondFactor = way === "passkey" }: SignInWay,
): Promise<Done<SignInReply> | RefusedAnswer> {
  const { db, deps } = scope;
  const device = await admitDevice(db, account, caller, way === "link");
  if (device === null) return refused("login_limit_reached");

  const former = caller.cookies.get("session");
  if (former !== undefined) await endSessionByToken(db, hashToken(former));
  await endSessionsOfDevice(db, account.id, device.id);
  const token = newToken();
  const life = isStaff(account) ? SESSION_LIFE.staff : SESSION_LIFE.customer;
  const { userAgent } = caller;
  await startSession(db, {
    tokenHash: hashToken(token),
    accountId: account.id,
    deviceId: device.id,
    userAgent,
    secondFactor,
    life,
  });
  if (isStaff(account))
    await writeAudit(db, {
      actorId: account.id,
      subjectId: account.id,
      action: "auth.login",
      details: { way },
    });

  scope.afterCommit(() => {
    deps.bus.tell({ kind: "account", accountId: account.id });
    caller.cookies.set("session", token, life.absolute);
    if (device.cookie !== null) caller.cookies.set("device", device.cookie, DEVICE_COOKIE_AGE);
  });
  const { id, phone: phoneNumber, changedPassword } = account;
  return done(changedPassword ? "replies.loginVerified" : "replies.loginChangePassword", {
    data: { id, phoneNumber, changedPassword },
  });
}

/** The device's id, with the cookie to set when the browser has none yet; null when the limit is exceeded. */
async function admitDevice(
  db: Db,
  account: Account,
  caller: Caller,
  isUnlimited: boolean,
): Promise<{ id: string; cookie: string | null } | null> {
  const presentedHash = deviceHashOf(caller);
  const knownDevice = presentedHash === null ? null : await findDevice(db, account.id, presentedHash);
  if (!isUnlimited) {
    if ((await countOtherLiveDevices(db, account.id, knownDevice)) >= LOGIN_LIMIT.devicesAtOnce) return null;
    if (knownDevice === null && (await countNewDevices(db, account.id)) >= LOGIN_LIMIT.newDevices)
      return null;
  }
  if (knownDevice !== null) return { id: knownDevice, cookie: null };
  const cookie = presentedHash === null ? newToken() : null;
  const deviceHash = presentedHash ?? hashToken(cookie ?? "");
  const id = await addDevice(db, { accountId: account.id, deviceHash, countsForLimit: !isUnlimited });
  return { id, cookie };
}

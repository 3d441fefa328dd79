import { contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import type { Scope } from "#http/deps.ts";
import { handle, handlePrepared } from "#http/handler.ts";
import type { Caller } from "#http/handler.ts";
import type { Session } from "#http/session.ts";
import { findAccount } from "#modules/accounts/public.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { lockOwnAccount } from "../lock-own-account.ts";
import {
  addressOf,
  codeWindow,
  newKey,
  newRecoveryCodes,
  normalizeCode,
  periodOf,
  recoveryHash,
  sealKey,
  unsealKey,
} from "../one-time-codes.ts";
import { forgiveOwnAttempt, noteWrong, refuseAttempt, refuseWrongPassword } from "../own-password.ts";
import { listPasskeys } from "../passkey.repository.ts";
import { proveSession } from "../prove-session.ts";
import { tellCredentials } from "../tell-credentials.ts";
import { refuseUnproven, requiredFrom } from "../second-factor.ts";
import {
  confirmKey,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  lockFactor,
  replaceRecoveryCodes,
  storeKey,
  takePeriod,
  takeRecoveryCode,
} from "../second-factor.repository.ts";

/** Each change locks the account before what belongs to it, as a deletion of the account: the log names the account. */
interface SecondFactorCall extends Scope {
  readonly session: Session;
  readonly caller: Caller;
}

export const secondFactorStatus = handle(contract.secondFactor.status, async ({ session, db, deps }) => {
  const from = requiredFrom(session.role, deps.env.STAFF_SECOND_FACTOR);
  const factor = await findFactor(db, session.accountId);
  return done("", {
    data: {
      needs: session.needs,
      codes: factor?.confirmed === true,
      passkey: (await listPasskeys(db, session.accountId)).length > 0,
      recoveryCodes: await countRecoveryCodes(db, session.accountId),
      requiredFrom: from?.toISOString() ?? null,
    },
  });
});

/** The proof of the password that every change of the second factor asks for. */
async function refuseChange({ session, caller, db, deps }: SecondFactorCall, password: string) {
  const unproven = refuseUnproven(session);
  if (unproven) return unproven;
  const account = await findAccount(db, session.accountId);
  if (!account) return refused("not_found");
  return refuseWrongPassword({ deps, session, caller }, account, password);
}

export const beginSecondFactor = handlePrepared(
  contract.secondFactor.begin,
  async ({ body, ...scope }) => (await refuseChange(scope, body.password)) ?? { key: newKey() },
  async ({ session, db, deps }, { key }) => {
    const { accountId, phone } = session;
    if (!(await lockOwnAccount(db, session))) return refused("not_logged_in");
    if (!(await storeKey(db, accountId, sealKey(key, accountId, deps.secrets))))
      return refused("second_factor_on");
    return done("", { data: { key, address: addressOf(key, phone) } });
  },
);

/** The account's key, and the period of the code. Null: it is none of the key's codes. */
async function readCode({ session, db, deps }: SecondFactorCall, code: string) {
  const factor = await findFactor(db, session.accountId);
  const key = factor && unsealKey(factor.sealedKey, session.accountId, deps.secrets);
  const period =
    factor && key !== null ? periodOf(key, normalizeCode(code), Date.now(), codeWindow(deps.env)) : null;
  return factor && period !== null ? { ...factor, period } : null;
}

export const confirmSecondFactor = handlePrepared(
  contract.secondFactor.confirm,
  async ({ body, ...scope }) => {
    const refusal = refuseUnproven(scope.session) ?? (await refuseAttempt(scope));
    if (refusal) return refusal;
    const read = await readCode(scope, body.code);
    if (read === null) return refused("wrong_code", { field: "code", message: "replies.wrongCode" });
    await forgiveOwnAttempt(scope);
    return read;
  },
  async (scope, factor) => {
    const { db, session } = scope;
    if (!(await lockOwnAccount(db, session))) return refused("not_logged_in");
    if (!(await confirmKey(db, session.accountId, factor))) return refused("second_factor_on");
    return done("replies.secondFactorOn", await giveRecoveryCodes(scope, "secondFactor.enable"));
  },
);

/** Tries the code of an app, then a recovery code; each works once. The attempt is counted whatever its result. */
export const verifySecondFactor = handle(
  contract.secondFactor.verify,
  async ({ body, ...call }) => {
    const refusal = await refuseAttempt(call);
    if (refusal) return refusal;
    const read = await readCode(call, body.code);
    const isAccepted = await call.deps.transaction(async (db) => {
      const scope = { ...call, db };
      if (!(await lockOwnAccount(db, call.session))) return null;
      const way = await takeCode(scope, read, body.code);
      if (way === "recovery") await noteChange(scope, "secondFactor.recover");
      if (way !== null) await proveSession(scope);
      return way !== null;
    });
    if (isAccepted === null) return refused("not_logged_in");
    if (!isAccepted) {
      await noteWrong(call);
      return refused("wrong_code", { field: "code", message: "replies.wrongCode" });
    }
    await forgiveOwnAttempt(call);
    return done("replies.secondFactorProven", {});
  },
  { transaction: false },
);

async function takeCode(
  { db, session: { accountId } }: SecondFactorCall,
  read: Awaited<ReturnType<typeof readCode>>,
  code: string,
): Promise<"timed" | "recovery" | null> {
  if (read?.confirmed === true && (await takePeriod(db, accountId, read.period))) return "timed";
  return (await takeRecoveryCode(db, accountId, recoveryHash(code))) ? "recovery" : null;
}

export const renewRecoveryCodes = handlePrepared(
  contract.secondFactor.renewRecovery,
  async ({ body, ...scope }) => (await refuseChange(scope, body.password)) ?? {},
  async (scope) => {
    const { db, session } = scope;
    if (!(await lockOwnAccount(db, session))) return refused("not_logged_in");
    if (!(await lockFactor(db, session.accountId))) return refused("not_found");
    return done("replies.recoveryCodesRenewed", await giveRecoveryCodes(scope, "secondFactor.renewRecovery"));
  },
);

export const removeSecondFactor = handlePrepared(
  contract.secondFactor.remove,
  async ({ body, ...scope }) => (await refuseChange(scope, body.password)) ?? {},
  async (scope) => {
    const { db, session } = scope;
    if (!(await lockOwnAccount(db, session))) return refused("not_logged_in");
    if (!(await deleteFactor(db, session.accountId))) return refused("not_found");
    await noteChange(scope, "secondFactor.remove");
    return done("replies.secondFactorOff", {});
  },
);

async function giveRecoveryCodes(
  scope: SecondFactorCall,
  action: "secondFactor.enable" | "secondFactor.renewRecovery",
) {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(scope.db, scope.session.accountId, codes.map(recoveryHash));
  await noteChange(scope, action);
  await proveSession(scope);
  return { data: { recoveryCodes: codes } };
}

const changes = {
  "secondFactor.enable": "codesOn",
  "secondFactor.recover": "recoveryUsed",
  "secondFactor.renewRecovery": "recoveryRenewed",
  "secondFactor.remove": "codesOff",
} as const;

async function noteChange(call: SecondFactorCall, action: keyof typeof changes): Promise<void> {
  const { db, session, deps, afterCommit } = call;
  const { accountId } = session;
  await writeAudit(db, { actorId: accountId, subjectId: accountId, action });
  await tellCredentials(call, accountId, changes[action]);
  afterCommit(() => deps.bus.tell({ kind: "account", accountId }));
}

import { contract } from "@teamwright/contract";
import { done, tooManyRequests } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import type { Caller } from "#http/handler.ts";
import type { Session } from "#http/session.ts";
import { bindCode, isCodeBound, takeCode } from "../code-limits.ts";
import { findAvailable, openLinked } from "../linked-app.ts";
import { refusalOf } from "../refusals.ts";
import { sealToken } from "../sealed-token.ts";

// No call here runs in a transaction, because each waits for the app.
const noTransaction = { transaction: false } as const;

const codeRequest = (
  { session, caller }: { readonly session: Session; readonly caller: Caller },
  app: string,
  mobile: string,
) => ({
  accountId: session.accountId,
  address: caller.network,
  app,
  mobile,
  isOwnNumber: session.phone === mobile,
});

/** The app sends the code; this server never sees it before the user enters it. */
export const sendCode = handle(
  contract.fantasyApps.sendCode,
  async ({ body: { fantasyApp, mobileNumber }, session, caller, deps }) => {
    const provider = findAvailable(deps, fantasyApp);
    if ("kind" in provider) return provider;
    const { accountId } = session;
    const request = codeRequest({ session, caller }, fantasyApp, mobileNumber);
    const wait = await takeCode(deps, "send", request);
    if (wait > 0) return tooManyRequests(wait);
    await bindCode(deps, request);
    const outcome = await provider.requestCode({ accountId }, mobileNumber);
    if (!outcome.ok) return { ...refusalOf(outcome.error, provider.app), message: "replies.otpSendFailed" };
    return done("", { data: outcome.value });
  },
  noTransaction,
);

export const verifyCode = handle(
  contract.fantasyApps.verifyCode,
  async ({ body, session, caller, deps }) => {
    const { accountId } = session;
    const { fantasyApp, mobileNumber, verificationCode } = body;
    const provider = findAvailable(deps, fantasyApp);
    if ("kind" in provider) return provider;
    const { app } = provider;
    const request = codeRequest({ session, caller }, fantasyApp, mobileNumber);
    if (!(await isCodeBound(deps, request)))
      return { ...refusalOf({ code: "code_expired" }, app), message: "replies.invalidOtp" };
    const wait = await takeCode(deps, "try", request);
    if (wait > 0) return tooManyRequests(wait);
    const bodyFields: Readonly<Record<string, unknown>> = body;
    const fields = Object.entries(app.codeFields).flatMap(([name, sentAs]) => {
      const value = bodyFields[sentAs];
      return typeof value === "string" ? [[name, value] as const] : [];
    });
    const outcome = await provider.createSession(
      { accountId },
      { mobile: mobileNumber, code: verificationCode, fields: Object.fromEntries(fields) },
    );
    if (!outcome.ok) return { ...refusalOf(outcome.error, app), message: "replies.invalidOtp" };
    const token = sealToken(outcome.value, { accountId, app: fantasyApp }, deps.secrets);
    return done("replies.appLinked", { data: { token } }, { app: app.name });
  },
  noTransaction,
);

export const verifySession = handle(
  contract.fantasyApps.verifySession,
  async ({ body, session, deps }) => {
    const linkedApp = openLinked(deps, session.accountId, body);
    if ("kind" in linkedApp) return linkedApp;
    const outcome = await linkedApp.provider.readSession(linkedApp.session);
    return outcome.ok ? done("", {}) : refusalOf(outcome.error, linkedApp.provider.app);
  },
  noTransaction,
);

export const unlink = handle(
  contract.fantasyApps.unlink,
  async ({ body, session, deps }) => {
    const linkedApp = openLinked(deps, session.accountId, body);
    // A token that can no longer be opened has no session to end.
    if ("kind" in linkedApp)
      return linkedApp.code === "app_session_expired" ? done("replies.appUnlinked", {}) : linkedApp;
    const outcome = await linkedApp.provider.revokeSession(linkedApp.session);
    if (!outcome.ok && outcome.error.code !== "session_expired")
      return refusalOf(outcome.error, linkedApp.provider.app);
    return done("replies.appUnlinked", {});
  },
  noTransaction,
);

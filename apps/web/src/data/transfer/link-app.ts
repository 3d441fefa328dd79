import { fantasyApps } from "@teamwright/contract/resources/fantasy-apps";
import type { CallResult } from "@teamwright/contract";
import { apiOf } from "../api/client.ts";
import { SESSION_EXPIRED } from "./app-calls.ts";
import { dropLink, keepLink, linkOf } from "./linked-apps.ts";

const api = apiOf({ fantasyApps });

/** The app's reply to the request for a code; its fields are sent back with the code. */
export interface SentCode {
  readonly reasonCode?: string | undefined;
  readonly challenge?: string | undefined;
  readonly login_auth_token?: string | undefined;
}

const field = <Value>(name: string, value: Value | undefined) =>
  value === undefined ? {} : { [name]: value };

type CodeReply =
  { readonly ok: true; readonly fields: SentCode } | Extract<CallResult<unknown>, { readonly ok: false }>;

export const sendCode = async (slug: string, mobileNumber: string): Promise<CodeReply> => {
  const result = await api.fantasyApps.sendCode({ body: { fantasyApp: slug, mobileNumber } });
  return result.ok ? { ok: true, fields: result.data.data } : result;
};

/** Exchanges the code for the sealed token and stores the link on this device. */
export async function verifyCode(
  slug: string,
  mobileNumber: string,
  verificationCode: string,
  { reasonCode, challenge, login_auth_token }: SentCode,
): Promise<CallResult<unknown>> {
  const result = await api.fantasyApps.verifyCode({
    body: {
      fantasyApp: slug,
      mobileNumber,
      verificationCode,
      ...field("reasonCode", reasonCode),
      ...field("challenge", challenge),
      ...field("Loginauthtoken", login_auth_token),
    },
  });
  if (result.ok) keepLink({ slug, mobileNumber, authToken: result.data.data.token });
  return result;
}

/** Ends the session at the app, and deletes the link here. It stays linked when the app is unreachable. */
export async function unlinkApp(slug: string): Promise<CallResult<unknown> | null> {
  const link = linkOf(slug);
  if (link === undefined) return null;
  const result = await api.fantasyApps.unlink({ body: { fantasyApp: slug, authToken: link.authToken } });
  if (result.ok) dropLink(slug);
  return result;
}

/** Asks the app whether the session is valid; an ended session is deleted here. */
export async function verifySession(
  slug: string,
): Promise<"alive" | "expired" | { readonly message: string }> {
  const link = linkOf(slug);
  if (link === undefined) return "expired";
  const result = await api.fantasyApps.verifySession({
    body: { fantasyApp: slug, authToken: link.authToken },
  });
  if (result.ok) return "alive";
  if (result.code !== SESSION_EXPIRED) return { message: result.message };
  dropLink(slug);
  return "expired";
}

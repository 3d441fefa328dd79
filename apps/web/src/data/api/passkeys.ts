import { queryOptions } from "@tanstack/react-query";
import { passkeys } from "@teamwright/contract/resources/passkeys";
import { t } from "#i18n/translate.ts";
import { apiOf, dataOf } from "./client.ts";
import { webAuthn } from "./passkey-browser.ts";

const api = apiOf({ passkeys });

type PasskeyResult =
  { readonly ok: true } | { readonly ok: false; readonly message: string; readonly field?: string };

export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: async ({ signal }) => dataOf(await api.passkeys.list({ signal })).data,
});

/** Makes a passkey on the device and stores its public key at the server. */
export const addPasskey = async (password: string, name: string): Promise<PasskeyResult> => {
  const flow = await api.passkeys.options({ body: { password } });
  if (!flow.ok) return flow;
  const { startRegistration } = await webAuthn();
  try {
    const credential = await startRegistration({ optionsJSON: flow.data.data });
    return await api.passkeys.create({ body: { name, credential } });
  } catch {
    // The user cancelled, or the device holds a passkey of this account already.
    return { ok: false, message: t("replies.passkeyNotMade") };
  }
};

export const renamePasskey = (id: string, name: string) =>
  api.passkeys.rename({ params: { id }, body: { name } });

export const removePasskey = (id: string) => api.passkeys.remove({ params: { id } });

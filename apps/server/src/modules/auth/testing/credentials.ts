import { PASSWORD } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { timedCode } from "./timed-code.ts";

type Owner = Pick<SignedInVisitor, "call">;

/** Begins the codes of an app; resolves with their key. */
export async function beginCodes({ call }: Owner): Promise<string> {
  const begun = await call.secondFactor.begin({ body: { password: PASSWORD } });
  if (!begun.ok) throw new Error(begun.message);
  return begun.data.data.key;
}

/** Sets up the codes of an app. */
export async function turnOnCodes(owner: Owner) {
  const key = await beginCodes(owner);
  const confirmed = await owner.call.secondFactor.confirm({ body: { code: timedCode(key) } });
  if (!confirmed.ok) throw new Error(confirmed.message);
  return { key, recoveryCodes: confirmed.data.data.recoveryCodes };
}

/** Begins a passkey; resolves with its challenge. */
export async function beginPasskey({ call }: Owner): Promise<string> {
  const begun = await call.passkeys.options({ body: { password: PASSWORD } });
  if (!begun.ok) throw new Error(begun.message);
  return begun.data.data.challenge;
}

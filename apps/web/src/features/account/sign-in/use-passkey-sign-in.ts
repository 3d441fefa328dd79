import { useEffect, useEffectEvent } from "react";
import { canUsePasskeys } from "#data/api/passkey-browser.ts";
import { signInByPasskey, stopAutofill } from "#data/api/passkey-sign-in.ts";
import type { SignInResult } from "#data/api/sign-in.ts";

/** Offers passkeys in the phone field while the form is open. Returns the sign-in of the button; null without passkeys. */
export const usePasskeySignIn = (onResult: (result: SignInResult) => void): (() => Promise<void>) | null => {
  const usable = canUsePasskeys();
  const signIn = async (autofill: boolean): Promise<void> => {
    const result = await signInByPasskey(autofill);
    if (result !== null) onResult(result);
  };
  const waitForAutofill = useEffectEvent(() => signIn(true));
  useEffect(() => {
    if (!usable) return undefined;
    void waitForAutofill();
    return () => void stopAutofill();
  }, [usable]);
  return usable ? () => signIn(false) : null;
};

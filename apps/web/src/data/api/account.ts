import { create } from "zustand";
import { forgetLocal, readLocal, writeLocal } from "../records/local-keys.ts";

/** Who is signed in on this device. The session itself is the server's cookie, which scripts cannot read. */
export type Account = { readonly id: string; readonly phone: string };

type AccountState = { readonly account: Account | null };

/** Ten digits; anything else that was stored is replaced by zeros, as the specification's fallback. */
export const phoneOf = (stored: string | undefined): string =>
  stored !== undefined && /^\d{10}$/.test(stored) ? stored : "0000000000";

const restore = (): Account | null => {
  const id = readLocal("tg_id");
  if (id === undefined) return null;
  const stored = readLocal("ph_number");
  const phone = phoneOf(stored);
  if (phone !== stored) writeLocal("ph_number", phone);
  return { id, phone };
};

export const useAccountStore = create<AccountState>(() => ({ account: restore() }));

export const signInAs = (account: Account): void => {
  writeLocal("tg_id", account.id);
  writeLocal("ph_number", account.phone);
  forgetLocal("temp_id");
  useAccountStore.setState({ account });
};

/** Drops what lies on this device of the account. Generated teams are the user's work and stay. */
export const forgetStoredAccount = (): void => {
  for (const key of ["tg_id", "ph_number", "tg_stuff", "temp_id", "fantasy_stuff_3"] as const)
    forgetLocal(key);
};

/** The same, and every open screen knows at once. */
export const forgetAccount = (): void => {
  forgetStoredAccount();
  useAccountStore.setState({ account: null });
};

// Another tab signed in or out.
window.addEventListener("storage", ({ key }) => {
  if (key === "tg_id" || key === null) useAccountStore.setState({ account: restore() });
});

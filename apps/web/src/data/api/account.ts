import { create } from "zustand";
import { forgetLocal, readLocal, writeLocal } from "../records/local-keys.ts";
import { forgetQueries } from "./query-client.ts";

/** Who is signed in on this device. The session itself is the server's cookie, which scripts cannot read. */
export type SignedInAccount = { readonly id: string; readonly phone: string };

type AccountState = {
  readonly account: SignedInAccount | null;
  /** What the server said when it ended the session; null when the user did, or nobody was signed in. */
  readonly signedOut: string | null;
};

/** Ten digits; anything else that was stored is replaced by zeros, as the specification's fallback. */
export const phoneOf = (stored: string | undefined): string =>
  stored !== undefined && /^\d{10}$/.test(stored) ? stored : "0000000000";

const restore = (): SignedInAccount | null => {
  const id = readLocal("tg_id");
  if (id === undefined) return null;
  const storedPhone = readLocal("ph_number");
  const phone = phoneOf(storedPhone);
  if (phone !== storedPhone) writeLocal("ph_number", phone);
  return { id, phone };
};

export const useAccountStore = create<AccountState>(() => ({ account: restore(), signedOut: null }));

/** Whether somebody has signed in here and must still choose a password. */
export const waitsForPassword = (): boolean => readLocal("temp_id") !== undefined;

const forgetSession = (): void => {
  for (const key of [
    "tg_id",
    "ph_number",
    "tg_stuff",
    "temp_id",
    "mapper_filters",
    "mapper_pairs",
    "notices",
    "sync",
  ] as const)
    forgetLocal(key);
};

export const signInAs = (account: SignedInAccount): void => {
  const before = readLocal("tg_id");
  // A link or the address of the sign-in leads here over a session too: its plan and powers are not this account's.
  if (before !== undefined && before !== account.id) forgetSession();
  writeLocal("tg_id", account.id);
  writeLocal("ph_number", account.phone);
  forgetLocal("temp_id");
  useAccountStore.setState({ account, signedOut: null });
};

/** Deletes the account's data on this device. Generated teams are the user's work and stay. */
export const forgetStoredAccount = (): void => {
  forgetSession();
  forgetLocal("fantasy_stuff_3");
};

/**
 * When the server ended the session: updates every open screen, and keeps the reason. The links to fantasy apps stay for
 * the same account's next sign-in: their tokens are sealed for it.
 */
export const forgetAccount = (why: string): void => {
  forgetSession();
  useAccountStore.setState({ account: null, signedOut: why });
};

// Another tab signed in or out.
window.addEventListener("storage", ({ key }) => {
  if (key !== "tg_id" && key !== null) return;
  const before = useAccountStore.getState().account;
  const account = restore();
  useAccountStore.setState({ account });
  if (account?.id !== before?.id) void forgetQueries();
});

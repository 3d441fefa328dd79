import type { KeyScope, Power, AccountRole, SecondFactorStatus } from "@teamwright/contract";

/** A live session and the powers of its account, at most a few seconds old. */
export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly phone: string;
  readonly role: AccountRole;
  readonly powers: ReadonlySet<Power>;
  /** Powers of the account that wait for its second factor. */
  readonly withheld: ReadonlySet<Power>;
  /** What the session must do before they count. */
  readonly needs: SecondFactorStatus["needs"];
  readonly changedPassword: boolean;
  readonly deviceId: string | null;
  /** The API key that takes the place of a session; null for a browser's session. */
  readonly key: CallingKey | null;
}

export interface CallingKey {
  /** As its owner called it, with its last characters. */
  readonly name: string;
  readonly scopes: ReadonlySet<KeyScope>;
}

export type SessionLookup =
  | { readonly found: true; readonly session: Session }
  | { readonly found: false; readonly why: "none" | "expired" };

/** Finds sessions by their cookie's token, or by an API key. */
export interface SessionStore {
  /** `fresh`: from the database, as changing calls need it; otherwise a copy that is a few seconds old is enough. */
  find(token: string, fresh: boolean): SessionLookup | Promise<SessionLookup>;
}

import type { Power, Role } from "@teamwright/contract";

/** A live session and what its account may do, as of at most a few seconds ago. */
export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly phone: string;
  readonly role: Role;
  readonly powers: ReadonlySet<Power>;
  readonly changedPassword: boolean;
  readonly deviceId: string | null;
}

export type SessionLookup =
  | { readonly found: true; readonly session: Session }
  | { readonly found: false; readonly why: "none" | "expired" };

/** Finds sessions by their cookie's token. */
export interface SessionStore {
  /** `fresh`: from the database, as changing calls need it; else a copy of a few seconds' age will do. */
  find(token: string, fresh: boolean): SessionLookup | Promise<SessionLookup>;
}

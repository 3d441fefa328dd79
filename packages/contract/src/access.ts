/** What an account may be or hold; the server reads all of them from the account, never from the request. */
export const powers = [
  "admin",
  "superuser",
  "prime_admin",
  "group_admin",
  "expert",
  "open_booking",
  "prime_user",
  /** An active plan. Staff (admin, superuser, prime admin, expert) count as having one. */
  "plan",
] as const;
export type Power = (typeof powers)[number];

/** A value of the request that must be the session's own account, unless the account holds a power of `unless`. */
export interface OwnValue {
  readonly in: "params" | "body";
  readonly field: string;
  readonly by: "id" | "phone";
  readonly unless: readonly Power[];
}

/** Who may call an endpoint, on whose data. A required field of every endpoint. */
export interface Access<SignedIn extends boolean = boolean> {
  readonly signedIn: SignedIn;
  /** Any one of these; empty: no power is needed. */
  readonly powers: readonly Power[];
  /** And any one of these beside; empty: no more is needed. */
  readonly also: readonly Power[];
  readonly own: readonly OwnValue[];
  /** Also for an account that must still change its first password. */
  readonly beforePasswordChange: boolean;
  /** Called by machines with a key of their own (`Authorization: Bearer`), not by a session. */
  readonly machine: "push" | null;
}

const closed: Access<true> = {
  signedIn: true,
  powers: [],
  also: [],
  own: [],
  beforePasswordChange: false,
  machine: null,
};

/** Anyone, signed in or not. */
export const open: Access<false> = { ...closed, signedIn: false, beforePasswordChange: true };

/** Any account with a live session. */
export const signedIn: Access<true> = closed;

/** Any account with a live session, even before its first password change. */
export const signedInEarly: Access<true> = { ...closed, beforePasswordChange: true };

/** An account that holds at least one of the powers. */
export const anyOf = (...any: readonly Power[]): Access<true> => ({ ...closed, powers: any });

/** Adds: the account holds at least one of these beside. */
export const andAnyOf = (access: Access<true>, ...also: readonly Power[]): Access<true> => ({
  ...access,
  also,
});

/** The path's id is the session's account, or the account holds one of `unless`. */
export const self = (field: string, ...unless: readonly Power[]): Access<true> => ({
  ...closed,
  own: [{ in: "params", field, by: "id", unless }],
});

/** The path's `{adminId}` is the session's account, and that account holds one of the powers. */
export const acting = (field: string, ...any: readonly Power[]): Access<true> => ({
  ...closed,
  powers: any,
  own: [{ in: "params", field, by: "id", unless: [] }],
});

/** Adds: the body's phone number is the session's own, unless the account holds one of `unless`. */
export const withOwnPhone = (
  access: Access<true>,
  field: string,
  ...unless: readonly Power[]
): Access<true> => ({
  ...access,
  own: [...access.own, { in: "body", field, by: "phone", unless }],
});

/** A machine that carries the key of feed pushes. */
export const pushKey: Access<false> = { ...closed, signedIn: false, machine: "push" };

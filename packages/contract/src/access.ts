/** Powers of an account. The server reads them from the account, never from the request. */
export const powers = [
  "admin",
  "superuser",
  "prime_admin",
  "group_admin",
  "expert",
  "open_booking",
  "prime_user",
  /** A prime user with an active prime plan. */
  "prime_plan",
  /** An active plan. Staff (admin, superuser, prime admin, expert) count as having one. */
  "plan",
] as const;
export type Power = (typeof powers)[number];

/**
 * Relations of an account to a thing that a path names, such as the owner of a group or the author of a post. A module
 * of the server resolves each of them; the server does not start while one has no resolver.
 */
export const relations = [
  "ownerOfSession",
  "ownerOfApiKey",
  "ownerOfPasskey",
  "ownerOfWebhook",
  "authorOfExpertPost",
  "authorOfExpertVideo",
  "authorOfPrediction",
  "ownerOfGroup",
  "memberOfGroup",
] as const;
export type Relation = (typeof relations)[number];

/** A value of the request that names a thing to which the account must be related, unless it holds a power of `unless`. */
export interface RelatedParam {
  readonly in: "params" | "body";
  readonly param: string;
  /** Any one of these. */
  readonly relations: readonly Relation[];
  readonly unless: readonly Power[];
}

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
  /** The account must hold at least one of these; empty: no power is needed. */
  readonly powers: readonly Power[];
  /** The account must also hold at least one of these; empty: nothing more is needed. */
  readonly also: readonly Power[];
  readonly own: readonly OwnValue[];
  /** All of these, checked by the server before the handler runs. */
  readonly related: readonly RelatedParam[];
  /** Also for an account that must still change its first password. */
  readonly beforePasswordChange: boolean;
  /**
   * Called by machines, not by a session: `push` with the key of feed pushes (`Authorization: Bearer`), `hook` with the
   * secret or signature of the source that the path names, which the handler checks because it covers the body.
   */
  readonly machine: "push" | "hook" | null;
  /** Also with an API key, as far as its scopes go; otherwise only from a browser's session. */
  readonly keys: boolean;
}

/**
 * What an API key may do: call what only reads, change the account's own data, and use the powers that its account has
 * beyond a customer. A key never has more powers than its account.
 */
export const keyScopes = ["read", "write", "staff"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** The powers of customers: every other one counts for a key only with the scope `staff`. */
export const customerPowers: readonly Power[] = ["plan", "prime_user", "prime_plan"];

const closedAccess: Access<true> = {
  signedIn: true,
  powers: [],
  also: [],
  own: [],
  related: [],
  beforePasswordChange: false,
  machine: null,
  keys: true,
};

/** Anyone, signed in or not. */
export const open: Access<false> = { ...closedAccess, signedIn: false, beforePasswordChange: true };

/** Any account with a live session. */
export const signedIn: Access<true> = closedAccess;

/** Any account with a live session, even before its first password change. */
export const signedInEarly: Access<true> = { ...closedAccess, beforePasswordChange: true };

/** Never with an API key: keys, sessions, passwords, powers and what belongs to a browser. */
export const bySession = <SignedIn extends boolean>(access: Access<SignedIn>): Access<SignedIn> => ({
  ...access,
  keys: false,
});

/** An account that holds at least one of the powers. */
export const anyOf = (...any: readonly Power[]): Access<true> => ({ ...closedAccess, powers: any });

/** The account must also hold at least one of these powers. */
export const andAnyOf = (access: Access<true>, ...also: readonly Power[]): Access<true> => ({
  ...access,
  also,
});

/** The path's id is the session's account, or the account holds one of `unless`. */
export const self = (field: string, ...unless: readonly Power[]): Access<true> => ({
  ...closedAccess,
  own: [{ in: "params", field, by: "id", unless }],
});

/** The path's `{adminId}` is the session's account, and that account holds one of the powers. */
export const acting = (field: string, ...any: readonly Power[]): Access<true> => ({
  ...closedAccess,
  powers: any,
  own: [{ in: "params", field, by: "id", unless: [] }],
});

/** The path's phone number must also be the session's own, unless the account holds one of `unless`. */
export const withOwnPhoneInPath = (
  access: Access<true>,
  field: string,
  ...unless: readonly Power[]
): Access<true> => ({
  ...access,
  own: [...access.own, { in: "params", field, by: "phone", unless }],
});

/** The body's phone number must also be the session's own, unless the account holds one of `unless`. */
export const withOwnPhone = (
  access: Access<true>,
  field: string,
  ...unless: readonly Power[]
): Access<true> => ({
  ...access,
  own: [...access.own, { in: "body", field, by: "phone", unless }],
});

/**
 * The account must also have one of the relations to what the path parameter names. With `unless`, one of these powers
 * is enough instead:
 * `related(signedIn, "groupId", ["ownerOfGroup", "memberOfGroup"], { unless: ["admin"] })`.
 */
export const relatedAccess = (
  access: Access<true>,
  param: string,
  any: readonly Relation[],
  { unless = [] }: { readonly unless?: readonly Power[] } = {},
): Access<true> => ({
  ...access,
  related: [...access.related, { in: "params", param, relations: any, unless }],
});

/** The same for a field of the body: calls of the documents that carry the id there. */
export const relatedByBody = (
  access: Access<true>,
  param: string,
  ...any: readonly Relation[]
): Access<true> => ({
  ...access,
  related: [...access.related, { in: "body", param, relations: any, unless: [] }],
});

/** A machine that sends the key for feed pushes. */
export const pushKey: Access<false> = { ...closedAccess, signedIn: false, machine: "push" };

/** A vendor that proves itself by the secret of its webhook. */
export const hookSecret: Access<false> = { ...closedAccess, signedIn: false, machine: "hook" };

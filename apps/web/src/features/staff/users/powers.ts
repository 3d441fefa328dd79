import type { AccountRole, UserDetails } from "@teamwright/contract";

export const flags = [
  "prime_admin",
  "expert",
  "raised_team_limit",
  "long_retention",
  "open_booking",
] as const;
export type Flag = (typeof flags)[number];
export type Powers = { readonly user_role: AccountRole } & Readonly<Record<Flag, boolean>>;

export const powersOf = (user: UserDetails): Powers => ({
  user_role: user.user_role,
  prime_admin: user.prime_admin,
  expert: user.expert,
  raised_team_limit: user.raised_team_limit,
  long_retention: user.long_retention,
  open_booking: user.open_booking,
});

/** Admins, superusers and prime admins: other password rules, shorter sessions. */
export const isStaff = ({ user_role, prime_admin }: Pick<Powers, "user_role" | "prime_admin">): boolean =>
  user_role !== "customer" || prime_admin;

const RANK: Readonly<Record<AccountRole, number>> = { customer: 0, superuser: 1, admin: 2 };

/** Whether somebody becomes staff, or more: the server asks for the admin's password then. */
export const raises = (before: Powers, { user_role, prime_admin, expert }: Partial<Powers>): boolean =>
  RANK[user_role ?? before.user_role] > RANK[before.user_role] ||
  (prime_admin === true && !before.prime_admin) ||
  (expert === true && !before.expert);

/** Only differences are sent, so two admins who change different powers do not overwrite each other. */
export const changedPowers = (before: Powers, draft: Powers): Partial<Powers> => ({
  ...(before.user_role === draft.user_role ? {} : { user_role: draft.user_role }),
  ...Object.fromEntries(
    flags.filter((flag) => before[flag] !== draft[flag]).map((flag) => [flag, draft[flag]]),
  ),
});

/** Powers of the server's plan status that open a staff screen; any one of them is enough. */
export type StaffPower = "admin" | "superuser" | "prime_admin";

/** The fields of the plan status that staff powers are read from. */
export type StaffStatus = { readonly user_role: string; readonly prime_admin: boolean };

/** Whether the account holds at least one of the powers. */
export const holdsAny = (status: StaffStatus, powers: readonly StaffPower[]): boolean =>
  powers.some((power) => (power === "prime_admin" ? status.prime_admin : status.user_role === power));

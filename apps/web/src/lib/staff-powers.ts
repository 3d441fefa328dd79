/** Powers of the server's plan status that open a screen of staff or of group owners; any one of them is enough. */
export type StaffPower = "admin" | "superuser" | "prime_admin" | "group_admin" | "expert";

/** The fields of the plan status that contain these powers. */
export type StaffStatus = {
  readonly user_role: string;
  readonly prime_admin: boolean;
  readonly group_admin: boolean;
  readonly expert: boolean;
};

/** Whether the account holds at least one of the powers. */
export const holdsAny = (status: StaffStatus, powers: readonly StaffPower[]): boolean =>
  powers.some((power) =>
    power === "prime_admin" || power === "group_admin" || power === "expert"
      ? status[power]
      : status.user_role === power,
  );

/** Who posts for others: the specification's "non-customers". */
export const POSTERS: readonly StaffPower[] = ["expert", "admin", "superuser", "prime_admin"];

import type { AccountRole, UserDetails } from "@teamwright/contract";

/** The caller: the caller's powers decide which cards are shown. The server checks again. */
export type StaffActor = { readonly id: string; readonly role: AccountRole; readonly primeAdmin: boolean };
export type UserCardProps = { readonly user: UserDetails; readonly me: StaffActor };

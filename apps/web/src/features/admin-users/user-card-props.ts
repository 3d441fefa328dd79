import type { Role, UserDetails } from "@teamwright/contract";

/** Who acts: their powers decide which cards are there. The server decides again. */
export type Actor = { readonly id: string; readonly role: Role; readonly primeAdmin: boolean };
export type UserCardProps = { readonly user: UserDetails; readonly me: Actor };

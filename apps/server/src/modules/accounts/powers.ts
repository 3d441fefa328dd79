import type { Power } from "@teamwright/contract";
import type { Account } from "./account.repository.ts";

/** The powers of an account. Staff need no plan. */
export function powersOf(
  account: Account,
  { hasPlan, hasPrimePlan: prime }: { readonly hasPlan: boolean; readonly hasPrimePlan: boolean },
): ReadonlySet<Power> {
  const powers = new Set<Power>();
  if (account.role !== "customer") powers.add(account.role);
  if (account.primeAdmin) powers.add("prime_admin");
  if (account.groupAdmin) powers.add("group_admin");
  if (account.expert) powers.add("expert");
  if (account.openBooking) powers.add("open_booking");
  if (account.primeUser) powers.add("prime_user");
  if (prime) powers.add("prime_plan");
  if (hasPlan || account.role !== "customer" || account.primeAdmin || account.expert) powers.add("plan");
  return powers;
}

import type { AccountRole } from "@teamwright/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";

/**
 * Whether no other account could take over: the last admin or the last prime admin. Ask before the account itself is
 * locked: all who hold the power are locked, in one order, so that the last two cannot leave at the same time and do
 * not deadlock. The lock lets others name the rows meanwhile, as the audit log does.
 */
export async function isLast(db: Db, id: string, power: "admin" | "primeAdmin"): Promise<boolean> {
  const holds = power === "admin" ? eq(accounts.role, "admin") : eq(accounts.primeAdmin, true);
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(holds, eq(accounts.blocked, false), isNull(accounts.deletedAt)))
    .orderBy(accounts.id)
    .for("no key update");
  return rows.length === 1 && rows[0]?.id === id;
}

/** Whether a change leaves nobody who can sign in as an admin. It is refused: nobody could undo it in the browser. */
export const takesLastAdmin = async (
  db: Db,
  id: string,
  change: { readonly role?: AccountRole | undefined; readonly blocked?: boolean },
): Promise<boolean> =>
  ((change.role !== undefined && change.role !== "admin") || change.blocked === true) &&
  isLast(db, id, "admin");

import { accountFlags } from "@teamwright/contract";
import type { AccountData } from "@teamwright/contract";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/database.ts";
import { rowsOf } from "#db/rows.ts";
import type { Account } from "./account.repository.ts";
import { accounts } from "#tables/accounts.ts";

/** An account as other tables name it: by its id, and in groups by its number. */
export type Person = Pick<Account, "id" | "phone">;

export const profileOf = (account: Account): AccountData["profile"] => ({
  id: account.id,
  phoneNumber: account.phone,
  name: account.name,
  email: account.email,
  role: account.role,
  powers: accountFlags.filter((flag) => account[flag]),
  createdAt: account.createdAt.toISOString(),
});

/** Mobile numbers begin with 6 to 9, so a number that begins with 0 belongs to nobody. */
const freeNumber = async (db: Db): Promise<string> => {
  for (;;) {
    const [row] = await rowsOf(
      db,
      sql`select number from (select '0' || lpad((1 + floor(random() * 999999999))::bigint::text, 9, '0') as number) drawn
        where not exists (select 1 from ${accounts} where ${accounts.phone} = drawn.number)`,
      z.object({ number: z.string() }),
    );
    if (row) return row.number;
  }
};

/**
 * Takes everything personal from the account and its number, which somebody else may then register. The row stays for
 * records that name it: the audit log, plans that were sold, teams that were allocated. Returns its new number.
 */
export async function anonymiseAccount(db: Db, id: string): Promise<string> {
  const phone = await freeNumber(db);
  await db
    .update(accounts)
    .set({
      phone,
      name: "",
      email: "",
      passwordHash: "",
      role: "customer",
      blocked: true,
      primeUser: false,
      primeAdmin: false,
      groupAdmin: false,
      expert: false,
      raisedTeamLimit: false,
      longRetention: false,
      openBooking: false,
      deletedAt: sql`now()`,
    })
    .where(eq(accounts.id, id));
  return phone;
}

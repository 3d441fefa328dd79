import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { accounts } from "#tables/accounts.ts";
import { hasPrimePlan } from "../plans/public.ts";
import { primeBookings } from "./schema.ts";

export interface Booking {
  readonly accountId: string;
  readonly phone: string;
  readonly name: string;
  readonly teams: number;
  readonly activePlan: boolean;
}

/** In the order of booking. */
export async function listBookings(db: Db, primeMatchId: string): Promise<Booking[]> {
  return db
    .select({
      accountId: accounts.id,
      phone: accounts.phone,
      name: accounts.name,
      teams: primeBookings.teams,
      activePlan: hasPrimePlan,
    })
    .from(primeBookings)
    .innerJoin(accounts, eq(accounts.id, primeBookings.accountId))
    .where(eq(primeBookings.primeMatchId, primeMatchId))
    .orderBy(asc(primeBookings.createdAt), asc(accounts.phone));
}

/** The number of teams that the account has booked, or null. */
export async function findBooking(db: Db, primeMatchId: string, phone: string): Promise<number | null> {
  const [row] = await db
    .select({ teams: primeBookings.teams })
    .from(primeBookings)
    .innerJoin(accounts, eq(accounts.id, primeBookings.accountId))
    .where(and(eq(primeBookings.primeMatchId, primeMatchId), eq(accounts.phone, phone)));
  return row?.teams ?? null;
}

/** False when the account has booked already. */
export async function addBooking(
  db: Db,
  booking: { readonly primeMatchId: string; readonly accountId: string; readonly teams: number },
): Promise<boolean> {
  const insertedRows = await db
    .insert(primeBookings)
    .values(booking)
    .onConflictDoNothing()
    .returning({ teams: primeBookings.teams });
  return insertedRows.length > 0;
}

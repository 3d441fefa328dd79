import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { devices } from "./schema.ts";

/** The most sign-ins from new devices in 7 days, and the most devices at once. Source: decisions, section 2. */
export const LOGIN_LIMIT = { newDevices: 5, devicesAtOnce: 2 } as const;

export async function findDevice(db: Db, accountId: string, deviceHash: string): Promise<string | null> {
  const [row] = await db
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.accountId, accountId), eq(devices.deviceHash, deviceHash)));
  return row?.id ?? null;
}

/** Devices that the account first used in the last 7 days, since its limit was last removed. */
export async function countNewDevices(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(devices)
    .where(
      and(
        eq(devices.accountId, accountId),
        devices.countsForLimit,
        sql`${devices.createdAt} > now() - interval '7 days'`,
      ),
    );
  return row?.count ?? 0;
}

export async function addDevice(
  db: Db,
  device: { accountId: string; deviceHash: string; countsForLimit: boolean },
): Promise<string> {
  const [insertedDevice] = await db.insert(devices).values(device).returning({ id: devices.id });
  if (!insertedDevice) throw new Error("a device was not stored");
  return insertedDevice.id;
}

/** The devices stay known, but no longer count for the limit of new ones. */
export async function clearDeviceHistory(db: Db, accountId: string): Promise<void> {
  await db.update(devices).set({ countsForLimit: false }).where(eq(devices.accountId, accountId));
}

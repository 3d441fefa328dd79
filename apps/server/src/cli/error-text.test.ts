import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPglite } from "#db/open-database.ts";
import { errorText } from "./error-text.ts";

test("what an operator reads of a refused query has no values of it", async () => {
  const { db, close } = await openPglite({});
  const error: unknown = await db
    .execute(sql`select ${"9000000001"}::text::uuid || nothing`)
    .catch((e: unknown) => e);
  await close();
  expect((error as Error).message).toContain("9000000001");
  expect(errorText(error)).toBe('The database refused a query: column "nothing" does not exist');
  expect(errorText(new Error("The disk is full."))).toBe("The disk is full.");
});

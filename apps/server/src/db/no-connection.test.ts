import { expect, test } from "vitest";
import { freePort } from "#testing/free-port.ts";
import { openPostgres } from "./open-database.ts";

test("a PostgreSQL that does not answer is named by its host, without the password of the address", async () => {
  const port = await freePort();
  const url = `postgres://teamwright:secret@127.0.0.1:${port}/teamwright`;
  await expect(openPostgres({ url, poolSize: 1 })).rejects.toThrow(
    `PostgreSQL does not answer at DATABASE_URL (127.0.0.1:${port}): ECONNREFUSED. Start it, or correct the address.`,
  );
});

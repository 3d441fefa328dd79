import { createHash } from "node:crypto";
import { getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import { contentTables } from "#testing/contents.ts";
import { startTestApp } from "#testing/test-app.ts";
import { secretsFrom } from "./secrets.ts";
import { fingerprint } from "./fingerprint.ts";

const { requestKey } = secretsFrom(Buffer.from("0123456789abcdefghijklmnopqrstuv"));
const of = (body: unknown) => fingerprint(requestKey, { params: {}, query: {}, body });

test("differs by input and by installation, not by secrets", () => {
  expect(of({ duration: 1 })).not.toBe(of({ duration: 2 }));
  expect(of({ phoneNumber: "1", password: "a" })).toBe(of({ phoneNumber: "1", password: "b" }));
  expect(of({ users: [{ currentPassword: "a" }] })).toBe(of({ users: [{ currentPassword: "b" }] }));
  const other = secretsFrom(Buffer.from("vutsrqponmlkjihgfedcba9876543210"));
  expect(fingerprint(other.requestKey, { params: {}, query: {}, body: {} })).not.toBe(of({}));
});

test("nothing stored but the argon2id hash derives from a password", async () => {
  const server = await startTestApp();
  const superuser = await signUp(server, { role: "superuser" });
  const password = "seven lakes 48";
  const body = {
    phoneNumber: "9123450001",
    password,
    duration: 5,
    superUserPhoneNumber: superuser.account.phone,
  };
  const registerReply = await superuser.send("POST", "/api/auth/register", {
    body,
    headers: { "idempotency-key": "once" },
  });
  expect(registerReply.status).toBe(200);
  const newcomer = server.visitor();
  const { phoneNumber } = body;
  expect((await newcomer.call.auth.login({ body: { phoneNumber, password } })).ok).toBe(true);

  const tables = contentTables.map((table) => getTableName(table));
  let dump = "";
  for (const table of tables) {
    const rows = (await server.deps.database.db.execute(
      sql`select coalesce(string_agg(to_jsonb(t)::text, ' '), '') as text from ${sql.identifier(table)} t`,
    )) as unknown as { rows: { text: string }[] };
    dump += rows.rows[0]?.text ?? "";
  }
  expect(dump).toContain("$argon2id$");
  expect(dump).toContain("once");
  expect(dump).not.toContain(password);
  const inputs = [
    password,
    JSON.stringify(password),
    JSON.stringify(body),
    JSON.stringify([{}, {}, body]),
    JSON.stringify({ phoneNumber, password }),
  ];
  for (const input of inputs)
    for (const algorithm of ["md5", "sha1", "sha256", "sha512"])
      for (const form of ["hex", "base64", "base64url"] as const)
        expect(dump).not.toContain(createHash(algorithm).update(input).digest(form));

  // A different password is not a different request: the stored fingerprint reveals nothing of it.
  const again = await superuser.send("POST", "/api/auth/register", {
    body: { ...body, password: "another one 77" },
    headers: { "idempotency-key": "once" },
  });
  expect(again.json()).toMatchObject(registerReply.json());
  await server.close();
});

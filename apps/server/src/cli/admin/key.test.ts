import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccount } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { recordedIo } from "../testing/recorded-io.ts";
import { create } from "./create.ts";
import { createKey } from "./key.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const whoIs = async (key: string) => {
  const reply = await server.app.inject({ url: "/api/me", headers: { authorization: `Bearer ${key}` } });
  return { status: reply.statusCode, body: reply.json<{ data: Record<string, unknown> }>() };
};

test("an account and its key are made without a person, and the key says who calls", async () => {
  const phone = "9100000441";
  const { io } = recordedIo();
  const password = { ...io, readInput: async () => "a long pass phrase 41\n" };
  const options = { role: "admin", passwordStdin: true, keepPassword: true } as const;
  expect(await create(phone, options, server.deps, password)).toBe(0);
  const keyOf = async (scopes: ("read" | "staff")[]) => {
    const { io: terminal, out } = recordedIo();
    expect(await createKey(phone, { name: "script", scopes, days: 30 }, server.deps, terminal)).toBe(0);
    return out[0] ?? "";
  };
  const { status, body } = await whoIs(await keyOf(["read", "staff"]));
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    account: { phoneNumber: phone, changedPassword: true },
    role: "admin",
    hasPlan: true,
    key: { scopes: ["read", "staff"] },
  });
  expect(body.data["powers"]).toContain("admin");
  const lesser = (await whoIs(await keyOf(["read"]))).body;
  expect(lesser.data).toMatchObject({ role: "customer", key: { scopes: ["read"] } });
  expect(lesser.data["powers"]).not.toContain("admin");
});

test("a customer gets no key of staff, and nobody one for too long", async () => {
  const { phone } = await makeAccount(server);
  const { io, out } = recordedIo();
  const make = (scopes: ("read" | "staff")[], days: number) =>
    createKey(phone, { name: "script", scopes, days }, server.deps, io);
  expect(await make(["staff"], 30)).toBe(1);
  await expect(make(["staff"], 91)).rejects.toThrow("90");
  await expect(make(["read"], 366)).rejects.toThrow("--days is 1 to 365.");
  expect(await createKey("9100000999", { name: "x", scopes: ["read"], days: 1 }, server.deps, io)).toBe(1);
  expect(out).toEqual([]);
});

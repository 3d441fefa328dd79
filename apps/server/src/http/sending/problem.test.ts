import { errors } from "@teamwright/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, makeAccount } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { refused } from "../answer.ts";
import { problemOf } from "./problem.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const ACCEPT = { accept: "application/problem+json, application/json" };

test("a refusal is a problem with an HTTP status for who asks for it, and the specification's 201 for all others", async () => {
  const { phone } = await makeAccount(server);
  const body = { phoneNumber: phone, password: `not ${PASSWORD}` };
  const send = (headers: Record<string, string>) =>
    server.visitor().send("POST", "/api/auth/login", { body, headers });
  const problem = await send(ACCEPT);
  expect(problem.status).toBe(401);
  expect(problem.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(problem.json()).toEqual({
    type: "urn:teamwright:problem:wrong_phone_or_password",
    title: "Wrong phone number or password!",
    status: 401,
    detail: "Wrong phone number or password!",
    code: "wrong_phone_or_password",
  });
  for (const accept of ["*/*", "application/json"])
    expect(await send({ accept })).toMatchObject({ status: 201 });
});

test("refusals before a handler are problems too, and successes stay as they are", async () => {
  const ask = (method: string, url: string, body?: unknown) =>
    server.visitor().send(method, url, { headers: ACCEPT, ...(body === undefined ? {} : { body }) });
  expect((await ask("GET", "/api/session/list")).json()).toMatchObject({
    status: 401,
    code: "not_logged_in",
  });
  expect((await ask("POST", "/api/auth/login", { phoneNumber: "1" })).json()).toMatchObject({
    status: 400,
    code: "invalid_input",
    field: "phoneNumber",
    detail: "Enter Valid Phone Number",
  });
  expect((await ask("POST", "/api/auth/login", "{")).json()).toMatchObject({ status: 400, field: "body" });
  expect((await ask("GET", "/api/nothing")).json()).toMatchObject({ status: 404, code: "not_found" });
  expect(await ask("GET", "/api/bootstrap")).toMatchObject({ status: 200 });
});

test("no code of the table becomes a success", () => {
  for (const code of Object.keys(errors) as (keyof typeof errors)[])
    expect(problemOf(refused(code)).status, code).toBeGreaterThanOrEqual(400);
});

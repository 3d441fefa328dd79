import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { turnOnCodes } from "#modules/auth/testing/credentials.ts";
import { noticeJobs } from "#modules/notices/index.ts";
import { webhookJobs } from "#modules/webhooks/index.ts";
import { PASSWORD, signIn, signUp } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { recordedIo } from "../testing/recorded-io.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ STAFF_SECOND_FACTOR: "required" }, { jobs: [...noticeJobs, ...webhookJobs] });
});
afterAll(() => server.close());

test("a lost second factor is set up anew after the password, and the person is told", async () => {
  const admin = await signUp(server, { role: "admin" });
  await turnOnCodes(admin);
  expect((await admin.call.audit.list({ query: {} })).ok).toBe(true);

  expect(await resetSecondFactor(admin.account.phone, server.deps, recordedIo().io)).toBe(0);
  expect(await admin.call.audit.list({ query: {} })).toMatchObject({ ok: false, status: 401 });
  const later = await signIn(server, admin.account);
  expect(await later.call.audit.list({ query: {} })).toMatchObject({ code: "second_factor_required" });
  expect(await later.call.secondFactor.begin({ body: { password: "another one" } })).toMatchObject({
    ok: false,
  });
  expect(await later.call.secondFactor.begin({ body: { password: PASSWORD } })).toMatchObject({ ok: true });
  await vi.waitFor(async () =>
    expect(await later.call.notices.list({ query: {} })).toMatchObject({
      data: { data: [{ values: { change: "codesOff" } }, { values: { change: "codesOn" } }] },
    }),
  );
});

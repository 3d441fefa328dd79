import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../apps/server/src/testing/free-port.ts";
import { ApiCaller } from "../../support/payload.ts";
import { signIn } from "../../support/flow.ts";
import { expect, test } from "../../support/product.ts";
import { axeInBothSchemes, sidewaysScroll, takePicture } from "../../support/screen-check.ts";
import { command, startServer, type RunningServer } from "../../support/server.ts";
import { inStoppedDatabase } from "../../support/stopped-database.ts";
import { button, expectWords } from "./staff.ts";

test.use({ account: null });

const admin = {
  phone: "9111111113",
  name: "Asha Rao",
  email: "asha@example.org",
  password: "lantern-by-the-quay-5",
};
const JOB = "Freeze forecasts at the start";

const dataDir = mkdtempSync(join(tmpdir(), "teamwright-failing-"));
let server: RunningServer;
test.afterAll(async () => {
  if (server.process.exitCode === null) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function createAdmin({ url }: RunningServer): Promise<void> {
  const { output } = await command(["admin", "create", admin.phone], { DATA_DIR: dataDir });
  const token = /#link=(\S+)/.exec(output)?.[1];
  expect(token, output).toBeDefined();
  const caller = new ApiCaller(url);
  const { body } = await caller.call<{ data: { id: string } }>("POST", "/api/auth/link", { token });
  const { phone: _phone, ...ownFields } = admin;
  expect((await caller.call("PUT", `/api/auth/change_password/${body.data.id}`, ownFields)).status).toBe(200);
}

test("a job that the database refuses is listed with its reason, tried again once that is mended, and gone", async ({
  page,
}) => {
  test.setTimeout(360_000);
  const start = { demo: false, dataDir, port: await freePort() };
  server = await startServer(start);
  await createAdmin(server);
  await server.stop();

  // A table that the job reads every minute is missing, as after an unfinished restore.
  await inStoppedDatabase(dataDir, "alter table forecast_promises rename to forecast_promises_away");
  server = await startServer(start);
  await signIn(page, server.url, admin.phone, admin.password);
  const row = page.getByRole("row").filter({ hasText: JOB });
  await expect(async () => {
    await page.goto(`${server.url}/failures`);
    await expect(row).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 150_000 });
  await expect(row).toContainText("The database refused or failed.");
  await expect(row).toContainText("1 attempt");
  expect(server.output()).toContain("forecasts.freeze");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeInBothSchemes(page, `failed jobs at ${width}`)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await takePicture(page, `failed-job-${width}`);
  }
  await page.goto(`${server.url}/admindecisionpanel`);
  await page.getByRole("link", { name: /Failed jobs/ }).click();
  await expect(page).toHaveURL(/\/failures#jobs$/);

  await server.stop();
  await inStoppedDatabase(dataDir, "alter table forecast_promises_away rename to forecast_promises");
  server = await startServer(start);
  await page.reload();
  await button(page, `Try again: ${JOB}`).dblclick();
  await expectWords(page, "The job starts again.");
  await expect(row).toHaveCount(0);
  await page.goto(`${server.url}/auditlog`);
  await expect(page.getByRole("row").filter({ hasText: "Tried a failed job again" })).toHaveCount(1);
  // It ran, and was not listed again.
  await page.goto(`${server.url}/failures`);
  await expectWords(page, "No job failed");
});

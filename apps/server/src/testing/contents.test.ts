import { expect, onTestFinished, test } from "vitest";
import { makeAccount } from "./accounts.ts";
import { contentsReader } from "./contents.ts";
import { startTestApp } from "./test-app.ts";

test("the reader of contents sees each change", async () => {
  const server = await startTestApp();
  onTestFinished(() => server.close());
  const read = contentsReader(server.deps.database.db);
  const empty = await read();
  expect(await read()).toEqual(empty);
  await makeAccount(server, {});
  const one = await read();
  expect(one["accounts"]?.rows).toBe((empty["accounts"]?.rows ?? 0) + 1);
  expect(await read()).toEqual(one);
});

import { expect, test } from "vitest";
import { storing } from "./storage-failure.ts";

test.each([
  ["storage_limit_exceeded", new DOMException("full", "QuotaExceededError")],
  ["storage_closed", new DOMException("The database connection is closing.", "InvalidStateError")],
  ["storage_refused", new DOMException("This browser has no IndexedDB", "NotSupportedError")],
  ["storage_refused", new DOMException("denied", "SecurityError")],
  [
    "storage_refused",
    new DOMException(
      "A mutation operation was attempted on a database that did not allow mutations.",
      "InvalidStateError",
    ),
  ],
  ["storage_unavailable", new DOMException("Internal error", "UnknownError")],
  ["storage_unavailable", new Error("a record of a later version")],
])("storing that fails says why: %s", async (code, error) => {
  expect(await storing(() => Promise.reject(error))).toMatchObject({ ok: false, error: { code } });
});

import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { storing } from "./storage-failure.ts";

const wrapped = (name: string, message = "") =>
  Object.assign(new Dexie.AbortError("aborted"), { inner: new DOMException(message, name) });

test.each([
  ["storage_limit_exceeded", new DOMException("full", "QuotaExceededError")],
  ["storage_limit_exceeded", wrapped("QuotaExceededError")],
  ["storage_closed", new Dexie.DatabaseClosedError("closed")],
  ["storage_closed", wrapped("InvalidStateError", "The database connection is closing.")],
  ["storage_refused", new Dexie.MissingAPIError("IndexedDB API missing")],
  ["storage_refused", new DOMException("denied", "SecurityError")],
  [
    "storage_refused",
    wrapped(
      "InvalidStateError",
      "A mutation operation was attempted on a database that did not allow mutations.",
    ),
  ],
  ["storage_unavailable", new DOMException("Internal error", "UnknownError")],
  ["storage_unavailable", new Error("a record of a later version")],
])("storing that fails says why: %s", async (code, error) => {
  expect(await storing(() => Promise.reject(error))).toMatchObject({ ok: false, error: { code } });
});

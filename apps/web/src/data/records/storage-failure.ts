import { t } from "#i18n/translate.ts";
import type { Outcome } from "@teamwright/domain";
import { fail, succeed } from "@teamwright/domain";

/**
 * "closed": the browser has closed this page's database. "refused": it lets the page store nothing, as in a private
 * window. "unavailable": for another reason.
 */
type StorageCode =
  "storage_limit_exceeded" | "storage_closed" | "storage_refused" | "storage_unavailable" | "not_found";

/** Why something could not be stored. `message` is for the user. */
export interface StorageFailure {
  readonly code: StorageCode;
  readonly message: string;
}

interface Cause {
  readonly name: string;
  readonly message: string;
}

/** The error, and the browser's errors in those of Dexie. */
const causesOf = (error: unknown): Cause[] =>
  error instanceof Error
    ? [error, ...("inner" in error && error.inner !== error ? causesOf(error.inner) : [])]
    : [{ name: "", message: String(error) }];

/** The first that the error is. */
const kinds: readonly (readonly [code: StorageCode, is: (cause: Cause) => boolean])[] = [
  [
    "storage_limit_exceeded",
    ({ name, message }) => name === "QuotaExceededError" || message.includes("QuotaExceeded"),
  ],
  [
    "storage_refused",
    ({ name, message }) =>
      ["SecurityError", "NotAllowedError", "NotSupportedError", "MissingAPIError"].includes(name) ||
      // Firefox in a private window.
      message.includes("did not allow mutations"),
  ],
  ["storage_closed", ({ name }) => name === "InvalidStateError" || name === "DatabaseClosedError"],
];

function storageFailure(error: unknown): StorageFailure {
  const causes = causesOf(error);
  const code = kinds.find(([, is]) => causes.some(is))?.[0] ?? "storage_unavailable";
  const full = code === "storage_limit_exceeded";
  return { code, message: t(full ? "shell.storageLimitExceeded" : "shell.storeFailed") };
}

export const notFound = (): StorageFailure => ({
  code: "not_found",
  message: t("shell.errorWhileCollectingData"),
});

/** Runs the work; a full or broken database gives a value, not a throw. A failed transaction stores nothing. */
export async function storing<Value>(work: () => Promise<Value>): Promise<Outcome<Value, StorageFailure>> {
  try {
    return succeed(await work());
  } catch (error) {
    return fail(storageFailure(error));
  }
}

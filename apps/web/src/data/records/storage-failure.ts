import { t } from "../../i18n/translate.ts";
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

/** The error and those within it: Dexie wraps the browser's error, and an aborted transaction wraps what aborted it. */
function causesOf(error: unknown, depth = 0): Cause[] {
  if (typeof error !== "object" || error === null || depth > 4) return [];
  const { name, inner, message } = error as { name?: unknown; inner?: unknown; message?: unknown };
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  return [{ name: text(name), message: text(message) }, ...causesOf(inner, depth + 1)];
}

/** The first that one of the causes is. A database that could not be opened counts as closed too, so that is last. */
const kinds: readonly (readonly [code: StorageCode, is: (cause: Cause) => boolean])[] = [
  [
    "storage_limit_exceeded",
    ({ name, message }) => name === "QuotaExceededError" || message.includes("QuotaExceeded"),
  ],
  [
    "storage_refused",
    ({ name, message }) =>
      ["SecurityError", "NotAllowedError", "MissingAPIError"].includes(name) ||
      // Firefox in a private window.
      message.includes("did not allow mutations"),
  ],
  ["storage_closed", ({ name }) => name === "DatabaseClosedError" || name === "InvalidStateError"],
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

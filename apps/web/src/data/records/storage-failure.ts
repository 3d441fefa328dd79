import { t } from "../../i18n/translate.ts";
import type { Outcome } from "@teamwright/domain";
import { fail, succeed } from "@teamwright/domain";

/** Why something could not be stored. `message` is for the user. */
export interface StorageFailure {
  readonly code: "storage_limit_exceeded" | "storage_unavailable" | "not_found";
  readonly message: string;
}

/** Dexie wraps the browser's error, and an aborted transaction wraps what aborted it. */
function isQuotaError(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > 4) return false;
  const { name, inner, message } = error as { name?: unknown; inner?: unknown; message?: unknown };
  if (name === "QuotaExceededError") return true;
  if (typeof message === "string" && message.includes("QuotaExceeded")) return true;
  return isQuotaError(inner, depth + 1);
}

const storageFailure = (error: unknown): StorageFailure =>
  isQuotaError(error)
    ? { code: "storage_limit_exceeded", message: t("shell.storageLimitExceeded") }
    : { code: "storage_unavailable", message: t("shell.storeFailed") };

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

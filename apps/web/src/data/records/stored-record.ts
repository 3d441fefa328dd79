import type { Outcome } from "@teamwright/domain";
import { fail, succeed } from "@teamwright/domain";
import type * as z from "zod/mini";

/** One step from a version of a record to the next. Stored data changes only through such a step. */
export interface Migration {
  readonly name: string;
  /** Converts records of this version to the next. */
  readonly from: number;
  readonly migrate: (record: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/** A kind of record in the browser: its current version and shape, and a migration from each older one. */
export interface StoredRecord<Schema extends z.ZodMiniType> {
  readonly name: string;
  readonly version: number;
  readonly schema: Schema;
  readonly migrations: readonly Migration[];
}

export interface Unreadable {
  readonly code: "record_unreadable";
  readonly detail: string;
}

/** The stored value as a record of the current version, after applying the missing migrations. */
export function readStored<Schema extends z.ZodMiniType>(
  kind: StoredRecord<Schema>,
  raw: unknown,
): Outcome<z.output<Schema>, Unreadable> {
  const unreadable = (detail: string) =>
    fail({ code: "record_unreadable", detail: `${kind.name}: ${detail}` } as const);
  if (typeof raw !== "object" || raw === null) return unreadable("not an object");
  let record = raw as Record<string, unknown>;
  for (let version = record["version"]; version !== kind.version; version = record["version"]) {
    const step = kind.migrations.find(({ from }) => from === version);
    if (step === undefined) return unreadable(`no way from version ${String(version)} to ${kind.version}`);
    record = { ...step.migrate(record), version: step.from + 1 };
  }
  const result = kind.schema.safeParse(record);
  if (result.success) return succeed(result.data);
  const issue = result.error.issues[0];
  return unreadable(`${issue?.path.join(".") ?? ""} ${issue?.message ?? "is of the wrong shape"}`);
}

/** The readable records of a list. An unreadable record stays in the database for a version that can read it. */
export function readableOf<Schema extends z.ZodMiniType>(
  kind: StoredRecord<Schema>,
  raws: readonly unknown[],
): z.output<Schema>[] {
  return raws.flatMap((raw) => {
    const outcome = readStored(kind, raw);
    return outcome.ok ? [outcome.value] : [];
  });
}

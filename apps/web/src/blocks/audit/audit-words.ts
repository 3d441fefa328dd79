import type { AuditAction, JsonValue } from "@teamwright/contract";
import { auditActions } from "@teamwright/contract/audit-actions";
import { t } from "#i18n/translate.ts";

const isKnown = (action: string): action is AuditAction =>
  (auditActions as readonly string[]).includes(action);

/** The label of an action; one of an older version is derived: "group.addUser" becomes "Group: add user". */
export const describeAction = (action: string): string => {
  if (isKnown(action)) return t(`staff.audit.action.${action}`);
  const [resource = "", verb = ""] = action.split(".");
  const spellOut = (word: string): string => word.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  const subject = spellOut(resource);
  const head = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
  return verb === "" ? head : `${head}: ${spellOut(verb)}`;
};

/** The actions of a filter, sorted by their labels. */
export const actionOptions = (): readonly { readonly value: AuditAction; readonly label: string }[] =>
  auditActions
    .map((value) => ({ value, label: describeAction(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

export type AuditDetail = { readonly field: string; readonly from: string | null; readonly to: string };

const textOf = (value: JsonValue | undefined): string => {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

const isRecord = (value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldWords = (field: string): string =>
  field
    .replaceAll("_", " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();

const line = (field: string, from: string | null, to: string): AuditDetail => ({
  field: fieldWords(field),
  from,
  to,
});

/** For two states only the differences; for two single values both values. */
const compareValues = (before: JsonValue | undefined, after: JsonValue | undefined): AuditDetail[] => {
  if (!isRecord(before) && !isRecord(after))
    return before === undefined && after === undefined ? [] : [line("value", textOf(before), textOf(after))];
  const old = isRecord(before) ? before : {};
  const now = isRecord(after) ? after : {};
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .map((field) => line(field, textOf(old[field]), textOf(now[field])))
    .filter(({ from, to }) => from !== to);
};

/** The changes of a match: each names its player, its field and the values before and after. */
const matchChanges = (changes: readonly JsonValue[]): AuditDetail[] =>
  changes.filter(isRecord).map((change) => ({
    field: `${textOf(change["subject"])}, ${fieldWords(String(change["field"]))}`,
    from: textOf(change["from"]),
    to: textOf(change["to"]),
  }));

/** The details of an entry as lines: changes with the values before and after, and single values unchanged. */
export const auditDetails = (details: Readonly<Record<string, JsonValue>>): AuditDetail[] => {
  const { before, after, changes, ...rest } = details;
  return [
    ...Object.entries(rest).map(([field, value]) => line(field, null, textOf(value))),
    ...compareValues(before, after),
    ...(Array.isArray(changes) ? matchChanges(changes) : []),
  ];
};

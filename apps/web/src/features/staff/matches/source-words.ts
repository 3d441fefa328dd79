import { t } from "#i18n/translate.ts";
import { fieldLabel } from "./field-words.ts";
import { matchFields, playerFields } from "./match-fields.ts";

const failures = {
  unreachable: "match-desk.failures.unreachable",
  timed_out: "match-desk.failures.timed_out",
  invalid_reply: "match-desk.failures.invalid_reply",
  vendor_fault: "match-desk.failures.vendor_fault",
  too_many_requests: "match-desk.failures.too_many_requests",
  quota_used: "match-desk.failures.quota_used",
  wrong_key: "match-desk.failures.wrong_key",
  not_found: "match-desk.failures.not_found",
} as const;

const parts = {
  match: "match-desk.partOfMatch.match",
  squad: "match-desk.partOfMatch.squad",
  lineup: "match-desk.partOfMatch.lineup",
  summary: "match-desk.partOfMatch.summary",
  short_name: "match-desk.partOfMatch.shortName",
} as const;

const keyIn = <Table extends Readonly<Record<string, unknown>>>(table: Table, key: string) =>
  Object.hasOwn(table, key) ? table[key as keyof Table] : undefined;

/** What a question is about, in words: "players.3.role" is the role. An unknown name is readable at least. */
export function subjectWords(field: string, sport: string | null): string {
  const names = field.split(".").filter((name) => name !== "" && !/^\d+$/.test(name));
  const ownField = [...playerFields, ...matchFields].find((known) => known === names.at(-1));
  if (ownField !== undefined) return fieldLabel(ownField, sport ?? "");
  const part = names.map((name) => keyIn(parts, name)).find((key) => key !== undefined);
  if (part !== undefined) return t(part);
  const words = (names.at(-1) ?? "").replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A failure of a source in words: its code, at times followed by what is wrong with the reply. */
export function failureWords(failure: string): string {
  const [code = "", ...detail] = failure.split(": ");
  const key = keyIn(failures, code);
  return key === undefined ? failure : [t(key), ...detail].join(": ");
}

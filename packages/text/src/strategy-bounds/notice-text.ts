import type { Shortfall } from "@teamwright/domain";
import type { Refusal } from "@teamwright/engine";
import type { TextKeyOf, TextValues } from "../keys.ts";
import { type BoundWords, countsText, subjectName } from "./words.ts";

/** Describes why the engine declined a request. */
export function refusalText(words: BoundWords, { code, values = {} }: Refusal): string {
  const namedValues = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (name === "player" && typeof value === "number") return [name, words.nameOf(value)];
    return [name, typeof value === "object" ? countsText(value) : value];
  });
  return words.say(`strategy-bounds.refusal.${code}`, { group: "none", ...Object.fromEntries(namedValues) });
}

const reasons = [
  "all-exist",
  "all-known",
  "none-left",
  "few-have",
  "few-lack",
  "few-places",
  "not-found",
  "too-alike",
  "not-proven",
] as const;

/** Empty where the reason is not known or adds nothing. */
function reasonText({ say }: BoundWords, { reason, values, got }: Shortfall): string {
  const knownReason = reasons.find((each) => each === reason);
  if (knownReason === undefined) return "";
  const text = say(`strategy-bounds.reason.${knownReason}`, values);
  // Between the teams found and the proven bound nothing is known.
  const isOpen = knownReason === "too-alike" && Number(values?.["teams"]) > got;
  return isOpen ? `${text} ${say("strategy-bounds.reason.not-proven")}` : text;
}

const wholeRules = ["teams", "min_difference", "repair", "mix"] as const;

/** Describes shortfalls: one line per bound, with what was asked and reached for each subject. */
export function shortfallLines(words: BoundWords, shortfalls: readonly Shortfall[]): string[] {
  const bounds = Map.groupBy(shortfalls, ({ rule, part, subject }) =>
    rule === "mix" ? `mix ${subject}` : `${part ?? ""} ${rule}`,
  );
  return [...bounds.values()].map((own) => lineOf(words, own));
}

function lineOf(words: BoundWords, ownShortfalls: readonly Shortfall[]): string {
  const { say } = words;
  const [first] = ownShortfalls as readonly [Shortfall, ...Shortfall[]];
  const { rule, asked, got, part, subject } = first;
  const whole = wholeRules.find((each) => each === rule);
  if (whole !== undefined) {
    const text = say(`strategy-bounds.short.${whole}`, { asked, got, part: Number(subject ?? 0) + 1 });
    return [text, reasonText(words, first)].filter((each) => each !== "").join(". ");
  }
  const name = say(`strategy-bounds.short.${rule}` as TextKeyOf<"strategy-bounds">);
  const ruleName =
    part === undefined ? name : say("strategy-bounds.short.ofPart", { part: part + 1, rule: name });
  const subjects = ownShortfalls.map((each) => subjectText(words, each)).join(", ");
  const line = say("strategy-bounds.short.line", { rule: ruleName, subjects });
  const same = ownShortfalls.every(({ reason, values }) => sameReason(first, { reason, values }));
  return same ? [line, reasonText(words, first)].filter((each) => each !== "").join(". ") : line;
}

const sameReason = (one: Shortfall, other: Pick<Shortfall, "reason" | "values">): boolean =>
  one.reason === other.reason && JSON.stringify(one.values) === JSON.stringify(other.values);

function subjectText(words: BoundWords, { rule, subject = "", asked, got }: Shortfall): string {
  const values: TextValues = { name: subjectName(words, rule, subject), asked, got };
  return words.say(got < asked ? "strategy-bounds.short.few" : "strategy-bounds.short.many", values);
}

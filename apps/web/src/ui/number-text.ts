/** A number, or a text that is not one yet: empty, "-", "1." or "007". */
export type TypedNumber = number | string;

export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** More digits are no exact number. */
const MAX_DIGITS = 13;

/** Digits of Devanagari and of Telugu, whose codes end with 6 for zero, and full-width ones, whose codes end with 0. */
const OTHER_DIGITS = /[\u0966-\u096f\u0c66-\u0c6f\uff10-\uff19]/g;

const latinDigit = (digit: string): string =>
  String((digit.charCodeAt(0) & 0xf) - (digit >= "\uff10" ? 0 : 6));

/** The text with Latin digits; its length is the same. */
export const withLatinDigits = (text: string): string => text.replaceAll(OTHER_DIGITS, latinDigit);

/** "1,000", "1,00,000" and the like in other digits: a whole number as people write it. */
const WHOLE = /^\d+$|^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/** The number of a field for a count; null where the text is none. */
export function wholeNumber(typedText: string): number | null {
  const text = withLatinDigits(typedText)
    .replaceAll(/[\s\u200e\u200f]/g, "")
    .replaceAll("，", ",");
  return WHOLE.test(text) ? Number(text.replaceAll(",", "")) : null;
}

/** "1,234,567.8", "1.234,5", "12,34,567": separators of thousands, and perhaps another one before the decimals. */
const GROUPED = /^[^\d.,]*\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}((?!\1)[.,]\d+)?[^\d.,]*$/;

/** The index of the decimals' separator, or -1. A single one is not of thousands, unless decimals are not allowed. */
function separatorAt(text: string, decimals: boolean): number {
  const first = text.search(/[.,]/);
  const [whole, , rest = null] = GROUPED.exec(text) ?? [];
  const several = text.slice(first + 1).search(/[.,]/) >= 0;
  if (whole === undefined || (decimals && !several)) return first;
  return rest === null ? -1 : text.indexOf(rest.charAt(0));
}

/** What a number can have of a typed or pasted text, with Latin digits and a point before the decimals. */
export function numberText(typedText: string, decimals: boolean): string {
  const text = withLatinDigits(typedText);
  const at = separatorAt(text, decimals);
  const [whole, rest] = at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
  const digits = (part: string): string => part.replaceAll(/\D/g, "");
  const sign = whole.trimStart().startsWith("-") ? "-" : "";
  return sign + digits(whole) + (rest === null || !decimals ? "" : `.${digits(rest)}`);
}

/** The number of a text that is written as we write numbers; else the text, so that nobody's typing changes. */
export function typedValue(text: string): TypedNumber {
  const number = Number(text);
  return text !== "" && String(number) === text && text.replace(".", "").length <= MAX_DIGITS ? number : text;
}

const within = (number: number, { min = -Infinity, max = Infinity }: NumberRange): number =>
  Math.min(max, Math.max(min, number));

/** What remains when the field is left: "007" is 7, and with bounds a number outside them is the nearest inside. */
export function leftValue(value: TypedNumber, bounds: NumberRange): TypedNumber {
  const number = typeof value === "number" ? value : Number.parseFloat(value);
  return Number.isNaN(number) ? value : within(number, bounds);
}

/** The value after an arrow key; nothing to step from is 0. */
export function steppedValue(value: TypedNumber, step: 1 | -1, { min, max }: NumberRange): TypedNumber {
  if (value === "") return within(0, { min, max });
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  const decimals = (String(value).split(".")[1] ?? "").length;
  const next = Number((number + step).toFixed(decimals));
  return step > 0 ? within(next, { max }) : within(next, { min });
}

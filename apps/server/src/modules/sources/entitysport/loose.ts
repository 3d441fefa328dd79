import { z } from "zod";

/**
 * Values of EntitySport's replies. The same field comes as a number, as text, as an empty text or not at all, so each
 * schema takes all of them; what makes no sense becomes null.
 */

/** Also nothing at all. */
const anything = z.unknown().optional();

/** An id; a reply without it is useless. */
export const looseId = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[A-Za-z0-9_-]{1,40}$/));

/** An id that may be missing; 0 is nobody. */
export const maybeId = anything.transform((value) => {
  const parsed = looseId.safeParse(value);
  return parsed.success && parsed.data !== "0" ? parsed.data : null;
});

/** A database stores neither U+0000 nor half a character in JSON. */
export const looseText = anything.transform((value) =>
  typeof value === "string" || typeof value === "number"
    ? String(value).toWellFormed().replaceAll("\u0000", "").trim()
    : "",
);

export const looseNumber = anything.transform((value) => {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
});

const FIRST_START = Date.UTC(2000, 0) / 1000;
const LAST_START = Date.UTC(2100, 0) / 1000;

/** Whether a match can start then, in seconds: a wrong unit or a placeholder would move a stored match away. */
export const isStart = (seconds: number): boolean => seconds >= FIRST_START && seconds < LAST_START;

/** When a match starts, in seconds. */
export const looseStart = looseNumber.pipe(z.number().refine(isStart, "is no start of a match"));

/** A count; 0 where it is missing or negative. */
export const looseCount = looseNumber.transform((value) => Math.max(0, Math.trunc(value ?? 0)));

export const looseFlag = anything.transform(
  (value) => value === true || value === 1 || value === "1" || value === "true",
);

/** The entries that can be read; a list that is missing or "" is empty. */
export const looseList = <Schema extends z.ZodType>(schema: Schema) =>
  anything.transform((value): z.output<Schema>[] => {
    if (!Array.isArray(value)) return [];
    return value.flatMap((each: unknown) => {
      const parsed = schema.safeParse(each);
      return parsed.success ? [parsed.data] : [];
    });
  });

/** An address of a picture; empty where it is none that pages may load. */
export const loosePicture = looseText.transform((text) =>
  /^https:\/\/[^\s"'<>\\]{1,480}$/.test(text) ? text : "",
);

/** Credits in steps of half a credit; undefined where the vendor has no rating yet. */
export function creditsOf(rating: number | null): number | undefined {
  if (rating === null || rating <= 0 || rating > 100) return undefined;
  return Math.round(rating * 2) / 2;
}

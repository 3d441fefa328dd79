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

export const looseText = anything.transform((value) =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "",
);

export const looseNumber = anything.transform((value) => {
  if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
});

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

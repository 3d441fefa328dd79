/** A time as replies write it; null stays null. */
export const isoOrNull = (time: Date | null): string | null => time?.toISOString() ?? null;

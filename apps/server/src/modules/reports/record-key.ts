/** The key of a record: its values without differences of case, spaces and accents. */
export const recordKey = (...values: readonly (string | number)[]): string =>
  values
    .map((value) =>
      String(value)
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[\s|]+/gu, " ")
        .trim(),
    )
    .join("|");

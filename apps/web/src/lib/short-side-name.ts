const SHORT = 4;

/** The short name of a side: unchanged up to four letters, else initials, else the first three letters. */
export function shortSideName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (name.length <= SHORT) return name;
  const initials = words.map((word) => word[0] ?? "").join("");
  return (words.length > 1 ? initials : name.slice(0, 3)).toUpperCase();
}

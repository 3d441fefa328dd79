/** The most characters of a short name. */
const LENGTH = 12;

/**
 * The short name of a team whose feed gives none: the name itself where it fits, else its initials, never a part of a
 * word. Words in lower case ("and", "of") have no initial.
 */
export function shortNameOf(name: string): string {
  if (name.length <= LENGTH) return name;
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
  const namedWords = words.filter((word) => !/^\p{Ll}/u.test(word));
  const initials = (namedWords.length > 0 ? namedWords : words).map(
    (word) => /^\P{M}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? "",
  );
  return initials.slice(0, LENGTH).join("");
}

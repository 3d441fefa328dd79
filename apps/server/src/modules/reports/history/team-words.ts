import type { ReportCountry } from "@teamwright/contract";

const nations: ReadonlyMap<string, { readonly country: ReportCountry; readonly code: string }> = new Map(
  Object.entries({
    India: { country: "ind", code: "IND" },
    Australia: { country: "aus", code: "AUS" },
    England: { country: "eng", code: "ENG" },
    "South Africa": { country: "sa", code: "SA" },
    "New Zealand": { country: "nz", code: "NZ" },
    Pakistan: { country: "pak", code: "PAK" },
    Bangladesh: { country: "ban", code: "BAN" },
    "Sri Lanka": { country: "sl", code: "SL" },
    "West Indies": { country: "wi", code: "WI" },
    Ireland: { country: "ire", code: "IRE" },
    Afghanistan: { country: "afg", code: "AFG" },
  } as const),
);

/** Initials of several words, the first three letters of a single one. */
const shorten = (name: string): string => {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const [only = name] = words;
  const letters = words.length > 1 ? words.map(([first = ""]) => first).join("") : only.slice(0, 3);
  return letters.toUpperCase().slice(0, 12) || "TEAM";
};

/** Country and code of a team by its name. The country of a club is not told, so it counts among the others. */
export function teamWords(name: string, international: boolean): { country: ReportCountry; code: string } {
  const nation = international ? nations.get(name) : undefined;
  return nation ?? { country: "others", code: shorten(name) };
}

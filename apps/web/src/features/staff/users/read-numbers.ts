import { digitsOf } from "#ui/phone-field.tsx";

export type ReadNumbers = {
  readonly phones: readonly string[];
  /** Entries with digits that are no phone number. */
  readonly wrong: readonly string[];
};

const LENGTH = 10;
/** With the country's code. */
const MAX_LENGTH = 12;

/** Letters of an entry that are shown: a whole document may be pasted. */
const SHOWN = 40;
const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

const phoneOf = (text: string): string | null => {
  const digits = text.replaceAll(/\D/g, "").length;
  const phone = digitsOf(text);
  return digits >= LENGTH && digits <= MAX_LENGTH && phone.length === LENGTH && isWhole(text, phone)
    ? phone
    : null;
};
/** Eleven or twelve digits are a number only with 0 or 91 before it. */
const isWhole = (text: string, phone: string): boolean => text.replaceAll(/\D/g, "").endsWith(phone);

/**
 * Phone numbers of a pasted list, each once: one a line, or divided by commas, semicolons or tabs, as a spreadsheet has
 * them. Cells without a digit, such as names, are ignored.
 */
export function readNumbers(pastedText: string): ReadNumbers {
  const phones = new Set<string>();
  const wrong: string[] = [];
  for (const cell of pastedText.split(/[\n\r,;\t]+/)) {
    if (!/\d/.test(cell)) continue;
    const whole = phoneOf(cell);
    // Several numbers with only spaces between them.
    const words = whole === null ? cell.trim().split(/\s+/) : [cell];
    const read = words.map(phoneOf);
    if (read.includes(null)) wrong.push(shorten(cell.trim()));
    for (const phone of read) if (phone !== null && !read.includes(null)) phones.add(phone);
  }
  return { phones: [...phones], wrong };
}

/**
 * Phone numbers of paths and queries that the documents fix, by a header: addresses are written down by proxies and
 * browsers. The place in the address holds `ELSEWHERE`.
 */
export const NUMBER_HEADER = "x-phone-number";
export const ELSEWHERE = "-";
export const NUMBER_NAMES = ["phone", "phoneNumber"] as const;

type CallValues = Readonly<Record<string, unknown>>;

/** The values without the number, and the number; a second one stays where it is. */
export function withoutNumber<Input extends CallValues | undefined>(
  values: Input,
): { readonly values: Input; readonly number?: string } {
  const name = NUMBER_NAMES.find((each) => typeof values?.[each] === "string");
  if (name === undefined) return { values };
  return { values: { ...values, [name]: ELSEWHERE }, number: String(values?.[name]) };
}

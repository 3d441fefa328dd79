import type { Outcome } from "@teamwright/domain";
import { fail, MAX_CREDITS } from "@teamwright/domain";
import type { AdvancedFilter } from "#data/mapper/mapper-filters.ts";

type CreditFilter = AdvancedFilter["credit_data"];

/** The two fields as they are typed. */
export interface CreditTexts {
  readonly from: string;
  readonly to: string;
}

export const textsOf = (credits: CreditFilter): CreditTexts =>
  credits === null
    ? { from: "", to: "" }
    : { from: String(credits.leftCredit), to: String(credits.rightCredit) };

/** Both fields empty set no filter; one empty field leaves its end open. */
export function readCredits({ from, to }: CreditTexts): Outcome<CreditFilter, "invalid"> {
  const [least, most] = [from.trim(), to.trim()];
  if (least === "" && most === "") return { ok: true, value: null };
  const leftCredit = least === "" ? 0 : Number(least);
  const rightCredit = most === "" ? MAX_CREDITS : Number(most);
  const fits = leftCredit >= 0 && leftCredit <= rightCredit && rightCredit <= MAX_CREDITS;
  return fits ? { ok: true, value: { leftCredit, rightCredit } } : fail("invalid");
}

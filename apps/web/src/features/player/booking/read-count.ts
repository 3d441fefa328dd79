import { bookedTeamsInput } from "@teamwright/contract/resources/prime-booking";
import { wholeNumber } from "#ui/number-text.ts";
import type { TextKey } from "#i18n/translate.ts";

/** What is typed as the number of teams, or the message of what is wrong with it. */
export const readCount = (
  typedText: string,
): { readonly ok: true; readonly teams: number } | { readonly ok: false; readonly problem: TextKey } => {
  const text = typedText.trim();
  const result = bookedTeamsInput().safeParse(wholeNumber(text) ?? text);
  if (result.success) return { ok: true, teams: result.data };
  return { ok: false, problem: text === "" ? "replies.bookingFieldEmpty" : "replies.bookingRange" };
};

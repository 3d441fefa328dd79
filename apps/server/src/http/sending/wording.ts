import { errors } from "@teamwright/domain";
import { inEnglish, isTextKey, type TextValues } from "@teamwright/text";
import type { RefusedAnswer } from "../answer.ts";

/** The message of a reply: in the specification's English, and as key and values for clients in another language. */
export interface Wording {
  readonly message: string;
  readonly messageKey?: string;
  readonly messageValues?: TextValues;
}

/** The text of a key of the catalogue; anything else is already a sentence. */
export function wordingOf(text: string, values?: TextValues): Wording {
  if (!isTextKey(text)) return { message: text };
  return {
    message: inEnglish(text, values),
    messageKey: text,
    ...(values === undefined ? {} : { messageValues: values }),
  };
}

/** What a refusal says: its own message, else the invalid field, else the table's sentence for its code. */
export const wordingOfRefusal = ({ code, message, values, field }: RefusedAnswer): Wording =>
  message === undefined && field !== undefined
    ? wordingOf("replies.invalidInput", { field })
    : wordingOf(message ?? errors[code].message, values);

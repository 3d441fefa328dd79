import type { NoticeKind } from "@teamwright/contract";
import { noticeText } from "@teamwright/text/in-language";
import type { Subscription } from "./subscription.repository.ts";

type NoticeValues = Readonly<Record<string, string | number>>;

/** The words of a notice in the language of a browser, as the list shows them too. */
export const wordsOf = (
  kind: NoticeKind,
  values: NoticeValues,
  language: Subscription["language"],
): { readonly title: string; readonly body: string } => ({
  title: noticeText(language, `notices.${kind}Title`, values),
  body: noticeText(language, `notices.${kind}Body`, values),
});

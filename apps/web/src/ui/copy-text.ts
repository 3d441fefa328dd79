import { t } from "#i18n/translate.ts";
import { toast } from "./toast.ts";

interface CopyTexts {
  readonly copiedText: string;
  /** Absent: the words for any failure. */
  readonly notCopied?: string;
}

/** Copies a text to the clipboard and says whether the browser let it; a refused text can still be selected. */
export async function copyText(text: string, { copiedText, notCopied }: CopyTexts): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copiedText);
    return true;
  } catch {
    toast.error(notCopied ?? t("shell.somethingWentWrong"));
    return false;
  }
}

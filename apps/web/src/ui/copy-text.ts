import { toast } from "./toast.ts";

/** Copies a text to the clipboard and says whether the browser let it; a refused text can still be selected. */
export async function copyText(
  text: string,
  { copied, notCopied }: { readonly copied: string; readonly notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(notCopied);
  }
}

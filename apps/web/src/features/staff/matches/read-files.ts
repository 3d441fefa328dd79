import { t } from "#i18n/translate.ts";
import { fail, succeed, type Outcome } from "@teamwright/domain";

export type ImportFile = { readonly name: string; readonly content: string };
/** Bytes of all files; the call's limit leaves room for the JSON around them. */
const MAX_BYTES = 12 * 1024 * 1024;
const MAX_FILES = 32;

/** The files' texts, or why they cannot be sent. Files that are too large are not read. */
export const readFiles = async (files: readonly File[]): Promise<Outcome<ImportFile[], string>> => {
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  if (bytes > MAX_BYTES || files.length > MAX_FILES) return fail(t("replies.payloadTooLarge"));
  try {
    return succeed(
      await Promise.all(files.map(async (file) => ({ name: file.name, content: await file.text() }))),
    );
  } catch {
    // The file was moved, or the browser cannot read it.
    return fail(t("shell.errorWhileCollectingData"));
  }
};

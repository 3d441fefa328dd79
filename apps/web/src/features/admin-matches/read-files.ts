import { messages } from "@teamwright/domain/messages";
import { fail, succeed, type Outcome } from "@teamwright/domain";

/** As the call takes them; together under its body's limit, with room for the JSON around them. */
export type ImportFile = { readonly name: string; readonly content: string };
const MOST_BYTES = 11 * 1024 * 1024;
const MOST_FILES = 32;

/** The files' texts, or why they cannot be sent. Nothing is read of files that are too large. */
export const readFiles = async (files: readonly File[]): Promise<Outcome<ImportFile[], string>> => {
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  if (bytes > MOST_BYTES || files.length > MOST_FILES) return fail(messages.generic.payloadTooLarge);
  try {
    return succeed(
      await Promise.all(files.map(async (file) => ({ name: file.name, content: await file.text() }))),
    );
  } catch {
    // The file was moved or is not readable for the browser.
    return fail(messages.generic.errorWhileCollectingData);
  }
};

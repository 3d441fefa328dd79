import { readAccountData } from "#data/api/account-data.ts";
import type { SliceOptions } from "#lib/slices.ts";
import { fileName, saveFile } from "#lib/save-file.ts";

/** "device": the server could not be asked, so the file has only what is on this device. */
export type SavedCopy = "everything" | "device" | "cancelled" | "failed";

/** Saves what is on this device and what the server stores about the account as one file. */
export async function saveCopy(options: SliceOptions): Promise<SavedCopy> {
  try {
    const [account, { writeDataFile }] = await Promise.all([
      readAccountData(),
      import("#data/portable/write-file.ts"),
    ]);
    const file = await writeDataFile(account.ok ? account.data.data : null, {}, options);
    saveFile(file, fileName(["teamwright", new Date().toISOString().slice(0, 10)], "json"));
    return account.ok ? "everything" : "device";
  } catch {
    return options.signal?.aborted === true ? "cancelled" : "failed";
  }
}

import { readAccountData } from "../../../data/api/account-data.ts";
import { fileName, saveFile } from "../../../lib/save-file.ts";

/** "device": the server could not be asked, so the file has only what is on this device. */
export type SavedCopy = "everything" | "device" | "failed";

/** Saves what is on this device and what the server stores about the account as one file. */
export async function saveCopy(): Promise<SavedCopy> {
  try {
    const [account, { writeDataFile }] = await Promise.all([
      readAccountData(),
      import("../../../data/portable/write-file.ts"),
    ]);
    const file = await writeDataFile(account.ok ? account.data.data : null);
    saveFile(file, fileName(["teamwright", new Date().toISOString().slice(0, 10)], "json"));
    return account.ok ? "everything" : "device";
  } catch {
    return "failed";
  }
}

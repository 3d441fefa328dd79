import { z } from "zod";
import type { Db } from "#db/database.ts";
import { readSetting, writeSetting } from "../settings/public.ts";

const KEY = "transferLine";

/** true: prime and group teams go to every linked app; false: to the main app only. */
export const readTransferLine = (db: Db): Promise<boolean> => readSetting(db, KEY, z.boolean(), false);

export const writeTransferLine = (db: Db, allLines: boolean): Promise<void> =>
  writeSetting(db, KEY, allLines);

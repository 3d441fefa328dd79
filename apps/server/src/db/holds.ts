import { ilike } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";

/** The text contains the words, in any case; no words leave all. */
export const holds = (text: AnyColumn | SQL, words: string | undefined): SQL | undefined =>
  words === undefined || words === ""
    ? undefined
    : ilike(text, `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`);

import type { MatchListItem, Outcome } from "@teamwright/domain";
import { savedMatch } from "./cached-records.ts";
import { database } from "./database.ts";
import { matchRecord } from "./match-record.ts";
import { readStored } from "./stored-record.ts";
import { storing } from "./storage-failure.ts";
import type { StorageFailure } from "./storage-failure.ts";

/** Stored matches know a new time, or that a match was postponed, abandoned or cancelled, only from here. */
export function storeMatchNews(
  listedMatches: readonly MatchListItem[],
  db = database,
): Promise<Outcome<void, StorageFailure>> {
  const ids = listedMatches.map(({ id }) => id);
  return storing(() =>
    db.transaction("rw", [db.matches, db.savedMatches], async () => {
      const [records, savedMatches] = await Promise.all([
        db.matches.bulkGet(ids),
        db.savedMatches.bulkGet(ids),
      ]);
      for (const [at, item] of listedMatches.entries()) {
        const record = readStored(matchRecord, records[at]);
        // Every write makes open screens re-read, so what is known is not written again.
        if (record.ok && planOf(record.value) !== planOf(item)) {
          const { disruption: _before, ...kept } = record.value;
          await db.matches.put({ ...kept, ...changing(item) });
        }
        const card = readStored(savedMatch, savedMatches[at]);
        if (card.ok && JSON.stringify(card.value.match) !== JSON.stringify(item))
          await db.savedMatches.put({ ...card.value, match: item });
      }
    }),
  );
}

type MatchSchedule = Pick<MatchListItem, "match_time" | "disruption">;

const changing = ({ match_time, disruption }: MatchSchedule) => ({
  match_time,
  ...(disruption === undefined ? {} : { disruption }),
});
const planOf = (of: MatchSchedule): string => JSON.stringify(changing(of));

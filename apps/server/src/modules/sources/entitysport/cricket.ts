import { succeed } from "@teamwright/domain";
import { z } from "zod";
import { liveList, standardLists } from "../lists.ts";
import type { MatchDraft, SeenMatch, Source, SourceContext } from "../source.ts";
import { standardWindows } from "../windows.ts";
import { CRICKET, fixture, readFixture } from "./cricket-fixture.ts";
import { readScorecard } from "./cricket-score.ts";
import { readLineups, readSquads } from "./cricket-squads.ts";
import { dateRange, entitySport, readResponse, withToken } from "./envelope.ts";

const page = z.object({ items: z.array(z.unknown()) });

function readFixtures(bodies: readonly unknown[], { known }: SourceContext) {
  const seenMatches: SeenMatch[] = [];
  const documents: MatchDraft[] = [];
  const skippedNames: string[] = [];
  for (const body of bodies) {
    const read = readResponse(page, body);
    if (!read.ok) return read;
    for (const item of read.value.items) {
      const result = fixture.safeParse(item);
      if (!result.success) {
        const [issue] = result.error.issues;
        skippedNames.push(`a match, ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
        continue;
      }
      const one = readFixture(result.data, known(result.data.match_id));
      seenMatches.push(one.seenMatch);
      documents.push(one.document);
    }
  }
  return succeed({ seen: seenMatches, documents, skipped: skippedNames });
}

/** EntitySport's cricket: docs/feeds/entitysport.md. */
export const entitySportCricket: Source = {
  ...entitySport,
  name: CRICKET,
  title: "EntitySport cricket",
  sport: "cricket",
  baseUrl: "https://rest.entitysport.com/v2",
  windows: standardWindows,
  playHours: 4,
  lists: [...standardLists, liveList],
  call: (task, number, { setting, now }) => {
    if (task.part === "fixtures") {
      const { fromDay, toDay, live } = task.list;
      return withToken("/matches", setting.key, {
        date: dateRange(now, live === true ? -5 : fromDay, toDay),
        paged: String(number),
        pre_squad: "true",
        status: live === true ? "3" : "1",
      });
    }
    const { externalId, details } = task.match;
    const path = {
      squad: `/competitions/${details["competition"] ?? "0"}/squads/${externalId}`,
      lineup: `/matches/${externalId}/squads`,
      score: `/matches/${externalId}/scorecard`,
    }[task.part];
    return withToken(path, setting.key);
  },
  read: (task, bodies, context) => {
    if (task.part === "fixtures") return readFixtures(bodies, context);
    const [body] = bodies;
    if (task.part === "squad") return readSquads(body, task.match);
    if (task.part === "lineup") return readLineups(body, task.match);
    return readScorecard(body, task.match, context);
  },
};

import { liveList, standardLists } from "../lists.ts";
import type { Source, SourceTask } from "../source.ts";
import { standardWindows } from "../windows.ts";
import { dateRange, entitySport, withToken } from "./envelope.ts";
import { readList } from "./team-sport-item.ts";
import { readLineups } from "./team-sport-lineups.ts";
import { readScore } from "./team-sport-score.ts";
import { readSquads } from "./team-sport-squads.ts";
import type { TeamSport } from "./team-sport.ts";

const listQuery = (
  sport: TeamSport,
  task: Extract<SourceTask, { part: "fixtures" }>,
  { page, now }: { readonly page: number; readonly now: Date },
) => {
  const { fromDay, toDay, live } = task.list;
  const days = { date: dateRange(now, live === true ? -2 : fromDay, toDay), pre_squad: "true" };
  const status = live === true ? "3" : "1";
  return { ...(sport.listHasDays ? days : { per_page: "100" }), paged: String(page), status };
};

/** A source of one of these sports. */
export function teamSportSource(sport: TeamSport): Source {
  return {
    ...entitySport,
    name: sport.name,
    title: sport.title,
    sport: sport.sport,
    baseUrl: sport.baseUrl,
    windows: standardWindows,
    playHours: sport.playHours,
    // Without a range of days every list would be the same one.
    lists: sport.listHasDays ? [...standardLists, liveList] : [...standardLists.slice(-1), liveList],
    pages: (body, task) => (task.part === "squad" ? sport.squadPages : entitySport.pages(body)),
    ...(sport.credits === undefined ? {} : { needsPastPoints: true }),
    call: (task, page, { setting, now }) => {
      if (task.part === "fixtures")
        return withToken("/matches", setting.key, listQuery(sport, task, { page, now }));
      const { path, query } = {
        squad: () => sport.squadPath(task.match, page),
        lineup: () => ({ path: `/matches/${task.match.externalId}/info`, query: {} }),
        score: () => sport.scorePath(task.match),
      }[task.part]();
      return withToken(path, setting.key, query ?? {});
    },
    read: (task, bodies, context) => {
      if (task.part === "fixtures") return readList(sport, bodies, context);
      if (task.part === "squad") return readSquads(sport, bodies, task.match, context);
      if (task.part === "lineup") return readLineups(sport, bodies[0], task.match);
      return readScore(sport, bodies[0], task.match, context);
    },
  };
}

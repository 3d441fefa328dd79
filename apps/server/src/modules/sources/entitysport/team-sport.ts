import { fail, succeed } from "@teamwright/domain";
import type { Outcome, SportSlug } from "@teamwright/domain";
import { z } from "zod";
import { liveList, standardLists } from "../lists.ts";
import { matchIdOf } from "../match-id.ts";
import type {
  MatchDraft,
  SeenMatch,
  Source,
  SourceContext,
  SourceMatch,
  SourceReading,
  SourceTask,
} from "../source.ts";
import { venueText } from "../source-state.ts";
import { standardWindows } from "../windows.ts";
import { dateRange, entitySport, readResponse, withToken } from "./envelope.ts";
import { isStart, looseId, looseList, looseNumber, loosePicture, looseText, maybeId } from "./loose.ts";
import { stateFields, stateOf } from "./state.ts";

/** A player of a squad in the documented format, without the prefix of the id. */
export interface SquadPlayer {
  readonly pid: string;
  readonly name: string;
  readonly role: string;
  /** Undefined: not known; null: the vendor has none for this sport, so the model gives them. */
  readonly credits: number | undefined | null;
}

export interface SideIds {
  readonly playing: readonly string[];
  readonly substitutes: readonly string[];
}

/** The points of the players of one side in the documented format, by the vendor's ids. */
export interface SidePoints {
  readonly ruleSet: string;
  readonly warnings: readonly { readonly code: "all-outs-unknown"; readonly subject: null }[];
  /** By our player ids. */
  readonly points: ReadonlyMap<string, object>;
  /** Of a player who did not play. */
  readonly none: object;
}

export type BothSides<Value> = { readonly home: Value; readonly away: Value };

/** The differences between football, basketball and kabaddi: paths and where the values are in the replies. */
export interface TeamSport {
  readonly name: string;
  readonly title: string;
  readonly sport: SportSlug;
  readonly baseUrl: string;
  readonly playHours: number;
  /** Of player ids. */
  readonly prefix: string;
  readonly starters: number;
  /** The list takes a range of days and `pre_squad`. */
  readonly listHasDays: boolean;
  squadPath(
    match: SourceMatch,
    page: number,
  ): { readonly path: string; readonly query?: Record<string, string> };
  readonly squadPages: number;
  scorePath(match: SourceMatch): { readonly path: string; readonly query?: Record<string, string> };
  squads(items: unknown, page: number): Partial<BothSides<readonly SquadPlayer[]>>;
  lineups(items: unknown): Partial<BothSides<SideIds>>;
  points(items: unknown, sides: BothSides<SourceContext["players"]>, day: string): SidePoints | null;
  readonly credits?: (context: SourceContext) => (playerId: string) => number;
}

const team = z.object({
  tid: looseId,
  tname: looseText,
  fullname: looseText,
  abbr: looseText,
  shortname: looseText,
  logo: loosePicture,
});
const item = z.object({
  mid: looseId,
  teams: z.object({ home: team, away: team }),
  competition: z.object({ cid: maybeId, cname: looseText }).catch({ cid: null, cname: "" }),
  ...stateFields,
  venue: z.object({ name: looseText, location: looseText }).catch({ name: "", location: "" }),
  timestampstart: looseNumber,
  datestart: looseText,
});
type Item = z.output<typeof item>;

/** `datestart` has no zone; it is UTC where the seconds are missing. */
function startOf({ timestampstart, datestart }: Item): Date | null {
  if (timestampstart !== null && timestampstart > 0)
    return isStart(timestampstart) ? new Date(timestampstart * 1000) : null;
  const parsed = new Date(`${datestart.replace(" ", "T")}Z`);
  return isStart(parsed.getTime() / 1000) ? parsed : null;
}

const list = z.object({ items: z.array(z.unknown()) });
const whole = z.object({ items: z.unknown().optional() });
const info = z.object({ match_info: z.unknown().optional() });

/** A source of one of these sports. */
export function teamSportSource(sport: TeamSport): Source {
  const matchId = (externalId: string): string => matchIdOf(sport, externalId);
  const playerId = (pid: string): string => `${sport.prefix}-${pid}`;

  function readItem(
    given: Item,
    before: SourceMatch | undefined,
  ): { seen: SeenMatch; document: MatchDraft } | null {
    const startsAt = startOf(given);
    if (startsAt === null) return null;
    const { home, away } = given.teams;
    const swapped = before?.details["left"] === away.tid;
    const [left, right] = swapped ? [away, home] : [home, away];
    const state = stateOf(given) ?? before?.state ?? "not_started";
    const side = ({ tname, fullname, abbr, shortname, logo }: Item["teams"]["home"]) => {
      const short = abbr || shortname;
      return {
        name: fullname || tname,
        ...(short === "" ? {} : { short_name: short.slice(0, 12) }),
        image: logo,
      };
    };
    const venue = venueText(given.venue.name, given.venue.location);
    const details = {
      left: left.tid,
      right: right.tid,
      leftName: left.fullname || left.tname,
      rightName: right.fullname || right.tname,
      swapped: swapped ? "yes" : "no",
    };
    const document = {
      id: matchId(given.mid),
      sport: sport.sport,
      match_time: startsAt.toISOString(),
      ...(given.competition.cname === "" ? {} : { series: given.competition.cname.slice(0, 120) }),
      status: state,
      ...(venue === "" ? {} : { venue }),
      left: side(left),
      right: side(right),
    };
    return { seen: { externalId: given.mid, startsAt, state, details }, document };
  }

  function readList(bodies: readonly unknown[], { known }: SourceContext): Outcome<SourceReading, string> {
    const seen: SeenMatch[] = [];
    const documents: MatchDraft[] = [];
    const skipped: string[] = [];
    for (const body of bodies) {
      const read = readResponse(list, body);
      if (!read.ok) return read;
      for (const value of read.value.items) {
        const parsed = item.safeParse(value);
        const one = parsed.success ? readItem(parsed.data, known(parsed.data.mid)) : null;
        if (one === null) {
          skipped.push(`a match, ${parsed.error?.issues[0]?.path.join(".") ?? "datestart"}`);
          continue;
        }
        seen.push(one.seen);
        documents.push(one.document);
      }
    }
    return succeed({ seen, documents, skipped });
  }

  /** The head of a match in other replies: an object, or a list of one. */
  function headOf(items: unknown, match: SourceMatch) {
    const read = info.safeParse(items);
    const head: unknown = Array.isArray(read.data?.match_info)
      ? read.data.match_info[0]
      : read.data?.match_info;
    const parsed = item.safeParse(head);
    return parsed.success && parsed.data.mid === match.externalId ? readItem(parsed.data, match) : null;
  }

  /** By the order in which the sides were first seen, from the vendor's order in this reply. */
  const inOrder = <Value>(
    match: SourceMatch,
    head: { seen: SeenMatch } | null,
    { home, away }: BothSides<Value>,
  ) =>
    (head?.seen.details ?? match.details)["swapped"] === "yes"
      ? ([away, home] as const)
      : ([home, away] as const);

  const nameOf = ({ details }: SourceMatch, side: "left" | "right") => ({ name: details[`${side}Name`] });

  function readSquads(bodies: readonly unknown[], match: SourceMatch, context: SourceContext) {
    let squads: Partial<BothSides<readonly SquadPlayer[]>> = {};
    let head = null;
    for (const [page, body] of bodies.entries()) {
      const read = readResponse(whole, body);
      if (!read.ok) return read;
      head ??= headOf(read.value.items, match);
      squads = { ...squads, ...sport.squads(read.value.items, page + 1) };
    }
    const model = sport.credits?.(context);
    const side = (key: "left" | "right", players: readonly SquadPlayer[] | undefined) =>
      players === undefined || players.length === 0
        ? nameOf(match, key)
        : {
            ...nameOf(match, key),
            players: players.map(({ pid, name, role, credits }) => {
              const price = credits === null ? model?.(playerId(pid)) : credits;
              return {
                id: playerId(pid),
                name,
                ...(role === "" ? {} : { role }),
                ...(price === undefined ? {} : { credits: price }),
              };
            }),
          };
    const ofBoth = { home: squads.home, away: squads.away };
    // Replies about a single team are asked for in our order.
    const [left, right] = sport.squadPages > 1 ? [squads.home, squads.away] : inOrder(match, head, ofBoth);
    if ((left ?? []).length === 0 && (right ?? []).length === 0) return succeed({ seen: [], documents: [] });
    const document = { id: matchId(match.externalId), sport: sport.sport };
    return succeed({
      seen: [],
      documents: [{ ...document, left: side("left", left), right: side("right", right) }],
    });
  }

  function readLineups(body: unknown, match: SourceMatch): Outcome<SourceReading, string> {
    const read = readResponse(whole, body);
    if (!read.ok) return read;
    const head = headOf(read.value.items, match);
    const given = sport.lineups(read.value.items);
    const [left, right] = inOrder(match, head, { home: given.home, away: given.away });
    const side = (key: "left" | "right", ids: SideIds | undefined) => {
      if (ids === undefined || ids.playing.length === 0) return nameOf(match, key);
      const players = [
        ...ids.playing.map((pid) => ({ id: playerId(pid), playing: true, availability: "announced" })),
        ...ids.substitutes.map((pid) => ({ id: playerId(pid), playing: false, availability: "substitute" })),
      ];
      return { ...nameOf(match, key), lineup: ids.playing.map(playerId), players };
    };
    const seen = head === null ? [] : [head.seen];
    if ((left?.playing.length ?? 0) === 0 && (right?.playing.length ?? 0) === 0)
      return succeed({ seen, documents: head === null ? [] : [head.document] });
    const lineupsOut = [left, right].every((ids) => (ids?.playing.length ?? 0) >= sport.starters);
    return succeed({
      seen: [...seen, { externalId: match.externalId, lineupsOut }],
      documents: [
        {
          id: matchId(match.externalId),
          sport: sport.sport,
          partial: true,
          left: side("left", left),
          right: side("right", right),
        },
      ],
    });
  }

  function readScore(
    body: unknown,
    match: SourceMatch,
    { players }: SourceContext,
  ): Outcome<SourceReading, string> {
    const read = readResponse(whole, body);
    if (!read.ok) return read;
    const head = headOf(read.value.items, match);
    if (head === null) return fail("response.items.match_info: is missing or is about another match");
    const swapped = head.seen.details?.["swapped"] === "yes";
    const of = (index: 0 | 1) => players.filter((player) => player.side === index);
    const sides = { home: of(swapped ? 1 : 0), away: of(swapped ? 0 : 1) };
    const day = String(head.document["match_time"]).slice(0, 10);
    const begun = head.seen.state === "in_progress" || head.seen.state === "finished";
    const counted = begun ? sport.points(read.value.items, sides, day) : null;
    if (counted === null) return succeed({ seen: [head.seen], documents: [head.document] });
    const side = (key: "left" | "right", index: 0 | 1) => ({
      ...nameOf(match, key),
      players: of(index).map(({ id }) => ({ id, ...(counted.points.get(id) ?? counted.none) })),
    });
    return succeed({
      seen: [head.seen],
      documents: [
        {
          ...head.document,
          partial: true,
          scoring: { rule_set: counted.ruleSet, warnings: [...counted.warnings] },
          left: side("left", 0),
          right: side("right", 1),
        },
      ],
    });
  }

  const listQuery = (task: Extract<SourceTask, { part: "fixtures" }>, page: number, now: Date) => {
    const { fromDay, toDay, live } = task.list;
    const days = { date: dateRange(now, live === true ? -2 : fromDay, toDay), pre_squad: "true" };
    const status = live === true ? "3" : "1";
    return { ...(sport.listHasDays ? days : { per_page: "100" }), paged: String(page), status };
  };

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
      if (task.part === "fixtures") return withToken("/matches", setting.key, listQuery(task, page, now));
      const { path, query } = {
        squad: () => sport.squadPath(task.match, page),
        lineup: () => ({ path: `/matches/${task.match.externalId}/info`, query: {} }),
        score: () => sport.scorePath(task.match),
      }[task.part]();
      return withToken(path, setting.key, query ?? {});
    },
    read: (task, bodies, context) => {
      if (task.part === "fixtures") return readList(bodies, context);
      if (task.part === "squad") return readSquads(bodies, task.match, context);
      if (task.part === "lineup") return readLineups(bodies[0], task.match);
      return readScore(bodies[0], task.match, context);
    },
  };
}

/** Both sides of `{ home: [...], away: [...] }`, entries that can be read. */
export const bothSides = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ home: looseList(schema), away: looseList(schema) });

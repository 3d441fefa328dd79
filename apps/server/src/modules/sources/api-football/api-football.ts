import { football as sport, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { z } from "zod";
import { HOUR_SECONDS } from "@teamwright/domain/durations";
import { creditModel } from "../credit-model.ts";
import {
  looseId,
  looseList,
  looseNumber,
  loosePicture,
  looseStart,
  looseText,
} from "../entitysport/loose.ts";
import { matchIdOf } from "../match-id.ts";
import type {
  FixtureList,
  MatchDraft,
  PollingWindow,
  SeenMatch,
  Source,
  SourceContext,
  SourceMatch,
  SourceReading,
} from "../source.ts";
import { venueText } from "../source-state.ts";
import { standardWindows } from "../windows.ts";
import { readEnvelope, refusal, responseOf } from "./envelope.ts";
import { playerIdOf, readPoints } from "./football-points.ts";
import { stateOf } from "./match-state.ts";

const NAME = "api-football";
const matchId = (externalId: string): string => matchIdOf({ name: NAME }, externalId);

const team = z.object({ id: looseId, name: looseText, logo: loosePicture });
export const fixture = z.object({
  fixture: z.object({
    id: looseId,
    timestamp: looseStart,
    status: z.object({ short: looseText }),
    venue: z.object({ name: looseText, city: looseText }).catch({ name: "", city: "" }),
  }),
  league: z.object({ id: looseNumber, name: looseText, season: looseText }),
  teams: z.object({ home: team, away: team }),
});

/** A match for our records and its document without players; the sides keep the order in which they were first seen. */
function readFixture(
  { fixture: sourceFixture, league, teams }: z.output<typeof fixture>,
  before: SourceMatch | undefined,
) {
  const isSwapped = before?.details["left"] === teams.away.id;
  const [left, right] = isSwapped ? [teams.away, teams.home] : [teams.home, teams.away];
  const startsAt = new Date(sourceFixture.timestamp * 1000);
  const state = stateOf(sourceFixture.status.short) ?? before?.state ?? "not_started";
  const venue = venueText(sourceFixture.venue.name, sourceFixture.venue.city);
  const side = ({ name, logo }: z.output<typeof team>) => ({ name, image: logo });
  const seenMatch: SeenMatch = {
    externalId: sourceFixture.id,
    startsAt,
    state,
    details: { left: left.id, right: right.id, leftName: left.name, rightName: right.name },
  };
  const document: MatchDraft = {
    id: matchId(sourceFixture.id),
    sport: "football",
    match_time: startsAt.toISOString(),
    series: [league.name, league.season]
      .filter((part) => part !== "")
      .join(" ")
      .slice(0, 120),
    status: state,
    ...(venue === "" ? {} : { venue }),
    left: side(left),
    right: side(right),
  };
  return { seen: seenMatch, document };
}

function readFixtures(
  bodies: readonly unknown[],
  { known, setting }: SourceContext,
): Outcome<SourceReading, string> {
  const seenMatches: SeenMatch[] = [];
  const documents: MatchDraft[] = [];
  const skippedNames: string[] = [];
  for (const body of bodies) {
    const read = readEnvelope(body);
    if (!read.ok) return read;
    for (const value of read.value) {
      const result = fixture.safeParse(value);
      if (!result.success) {
        skippedNames.push(`a fixture, ${result.error.issues[0]?.path.join(".") ?? ""}`);
        continue;
      }
      // A day has the matches of the whole world.
      if (setting.leagues?.includes(result.data.league.id ?? 0) !== true) continue;
      const one = readFixture(result.data, known(result.data.fixture.id));
      seenMatches.push(one.seen);
      documents.push(one.document);
    }
  }
  return succeed({ seen: seenMatches, documents, skipped: skippedNames });
}

const squad = z.object({
  team: z.object({ id: looseId }),
  players: looseList(
    z.object({
      id: looseId,
      name: looseText.pipe(z.string().min(1)),
      position: looseText,
      photo: loosePicture,
    }),
  ),
});

function readSquads(
  bodies: readonly unknown[],
  { details, externalId }: SourceMatch,
  context: SourceContext,
) {
  const credits = creditModel("football", context.pastPoints);
  const squads: z.output<typeof squad>[] = [];
  for (const body of bodies) {
    const read = readEnvelope(body);
    if (!read.ok) return read;
    const [first] = read.value;
    const result = squad.safeParse(first);
    if (result.success) squads.push(result.data);
  }
  const side = (key: "left" | "right") => {
    const players = squads.find(({ team: { id } }) => id === details[key])?.players ?? [];
    if (players.length === 0) return { name: details[`${key}Name`] };
    return {
      name: details[`${key}Name`],
      players: players.map(({ id, name, position, photo }) => ({
        id: playerIdOf(id),
        name,
        ...(position === "" ? {} : { role: position }),
        credits: credits(playerIdOf(id)),
        ...(photo === "" ? {} : { image: photo }),
      })),
    };
  };
  if (squads.every(({ players }) => players.length === 0)) return succeed({ seen: [], documents: [] });
  const document = { id: matchId(externalId), sport: "football", left: side("left"), right: side("right") };
  return succeed({ seen: [], documents: [document] });
}

const namedPlayer = z.object({ player: z.object({ id: looseId, name: looseText, pos: looseText }) });
const lineup = z.object({
  team: z.object({ id: looseId }),
  startXI: looseList(namedPlayer),
  substitutes: looseList(namedPlayer),
});

const positions: Readonly<Record<string, string>> = { G: "GK", D: "DEF", M: "MID", F: "ST" };

function readLineups(body: unknown, { details, externalId }: SourceMatch, context: SourceContext) {
  const read = readEnvelope(body);
  if (!read.ok) return read;
  const lineups = read.value.flatMap((value) => {
    const parsed = lineup.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
  const credits = creditModel("football", context.pastPoints);
  const side = (key: "left" | "right") => {
    const lineup = lineups.find(({ team: { id } }) => id === details[key]);
    if (lineup === undefined || lineup.startXI.length === 0) return null;
    // Squads of the vendor lack players at times: those of the line-up join with what it tells.
    const player = (each: z.output<typeof namedPlayer>, playing: boolean) => ({
      id: playerIdOf(each.player.id),
      name: each.player.name,
      ...(context.players.some(({ id }) => id === playerIdOf(each.player.id))
        ? {}
        : { role: positions[each.player.pos], credits: credits(playerIdOf(each.player.id)) }),
      playing,
      availability: playing ? "announced" : "substitute",
    });
    return {
      name: details[`${key}Name`],
      lineup: lineup.startXI.map((each) => playerIdOf(each.player.id)),
      players: [
        ...lineup.startXI.map((each) => player(each, true)),
        ...lineup.substitutes.map((each) => player(each, false)),
      ],
    };
  };
  const left = side("left");
  const right = side("right");
  if (left === null && right === null) return succeed({ seen: [], documents: [] });
  const lineupsOut = [left, right].every((each) => (each?.lineup.length ?? 0) >= sport.starters);
  const document = {
    id: matchId(externalId),
    sport: "football",
    partial: true,
    left: left ?? { name: details["leftName"] },
    right: right ?? { name: details["rightName"] },
  };
  return succeed({ seen: [{ externalId, lineupsOut }], documents: [document] });
}

function readScore(
  body: unknown,
  match: SourceMatch,
  context: SourceContext,
): Outcome<SourceReading, string> {
  const read = readEnvelope(body);
  if (!read.ok) return read;
  const [value] = read.value;
  const result = fixture.safeParse(value);
  if (!result.success)
    return { ok: false, error: `response[0].${result.error.issues[0]?.path.join(".") ?? ""}` };
  const { seen, document } = readFixture(result.data, match);
  const hasBegun = seen.state === "in_progress" || seen.state === "finished";
  const points = hasBegun ? readPoints(value, seen.details ?? {}, context, document) : null;
  return succeed({
    seen: [seen],
    documents: [points === null ? document : { ...document, partial: true, ...points }],
  });
}

/** A request brings all matches of one day, so there are fewer lists than elsewhere. */
const lists: readonly FixtureList[] = [
  { name: "days", fromDay: 2, toDay: 5, interval: 24 * HOUR_SECONDS },
  { name: "day", fromDay: 0, toDay: 1, interval: 3 * HOUR_SECONDS },
];

/** Points are renewed every minute, and squads are the same for weeks. */
const windows: readonly PollingWindow[] = standardWindows.map((window) => {
  if (window.name === "days") return { ...window, squad: 4 * 24 * HOUR_SECONDS };
  if (window.name === "day") return { ...window, squad: 12 * HOUR_SECONDS };
  if (window.name === "hour" || window.name === "toss") return { ...window, squad: null };
  return window.name === "live" ? { ...window, lineup: null, lineupOut: null, score: 60 } : window;
});

const dayOf = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** A column of the database holds it. */
const remaining = looseNumber.pipe(z.int().min(0).max(1_000_000_000));

/** API-Football v3: docs/feeds/api-football.md. */
export const apiFootball: Source = {
  name: NAME,
  title: "API-Football",
  sport: "football",
  setting: NAME,
  baseUrl: "https://v3.football.api-sports.io",
  // The free plan; an admin reads the cost before switching it on.
  dailyBudget: 100,
  startsOn: false,
  windows,
  playHours: 2,
  lists,
  // A list takes a request for each of its days.
  requestsPer: { squad: 2, fixtures: 1 },
  needsPastPoints: true,
  refusal,
  content: responseOf,
  pages: (_body, task) =>
    task.part === "fixtures" ? task.list.toDay - task.list.fromDay + 1 : task.part === "squad" ? 2 : 1,
  remaining: (headers) => remaining.safeParse(headers["x-ratelimit-requests-remaining"]).data ?? null,
  call: (task, page, { setting, now }) => {
    const headers = { "x-apisports-key": setting.key ?? "" };
    if (task.part === "fixtures")
      return { path: `/fixtures?date=${dayOf(now, task.list.fromDay + page - 1)}`, headers };
    const { externalId, details } = task.match;
    const path = {
      squad: `/players/squads?team=${details[page === 1 ? "left" : "right"] ?? "0"}`,
      lineup: `/fixtures/lineups?fixture=${externalId}`,
      score: `/fixtures?id=${externalId}`,
    }[task.part];
    return { path, headers };
  },
  read: (task, bodies, context) => {
    if (task.part === "fixtures") return readFixtures(bodies, context);
    if (task.part === "squad") return readSquads(bodies, task.match, context);
    if (task.part === "lineup") return readLineups(bodies[0], task.match, context);
    return readScore(bodies[0], task.match, context);
  },
};

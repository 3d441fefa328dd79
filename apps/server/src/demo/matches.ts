import { sportBySlug } from "@teamwright/domain";
import { MINUTE } from "@teamwright/domain/durations";
import type { MatchDocument, PlayerDocument } from "#modules/match-model/public.ts";
import type { Club } from "./clubs.ts";
import { demoSports } from "./demo-sports.ts";
import type { DemoSport } from "./demo-sports.ts";
import { seededBy } from "./random.ts";
import { split } from "./shares.ts";
import { pointsOf, squadOf } from "./squads.ts";
import type { DemoPlayer } from "./squads.ts";

/** The state of a match of the demo. */
interface Scene {
  readonly key: string;
  readonly series: string;
  /** Minutes from now. */
  readonly starts: number;
  /** The two of the sport's six clubs. */
  readonly clubs: readonly [number, number];
  readonly lineups: boolean;
  readonly ownership: boolean;
  /** Captain and vice-captain percentages and ids of the main provider make a match automatic. */
  readonly automatic: boolean;
  readonly state: "not_started" | "in_progress" | "finished";
}

const scenes = (series: readonly [string, string, string]): readonly Scene[] => [
  {
    key: "lineups",
    series: series[0],
    starts: 38,
    clubs: [0, 1],
    lineups: true,
    ownership: true,
    automatic: true,
    state: "not_started",
  },
  {
    key: "evening",
    series: series[0],
    starts: 4 * 60 + 20,
    clubs: [2, 3],
    lineups: false,
    ownership: true,
    automatic: false,
    state: "not_started",
  },
  {
    key: "plain",
    series: series[1],
    starts: 17 * 60,
    clubs: [4, 5],
    lineups: false,
    ownership: false,
    automatic: false,
    state: "not_started",
  },
  {
    key: "ahead",
    series: series[2],
    starts: 2 * 24 * 60 + 18 * 60,
    clubs: [1, 4],
    lineups: false,
    ownership: true,
    automatic: true,
    state: "not_started",
  },
  {
    key: "running",
    series: series[1],
    starts: -55,
    clubs: [3, 5],
    lineups: true,
    ownership: true,
    automatic: true,
    state: "in_progress",
  },
  {
    key: "finished",
    series: series[0],
    starts: -26 * 60,
    clubs: [0, 2],
    lineups: true,
    ownership: true,
    automatic: true,
    state: "finished",
  },
];

/** All matches of the demo, with their times relative to `now`. */
export function demoMatches(now: Date): MatchDocument[] {
  return demoSports.flatMap((sport) => scenes(sport.series).map((scene) => documentOf(sport, scene, now)));
}

function documentOf(sport: DemoSport, scene: Scene, now: Date): MatchDocument {
  const [left, right] = scene.clubs.map((index) => sport.clubs[index]);
  if (left === undefined || right === undefined)
    throw new Error(`the demo has no such clubs of ${sport.sport}`);
  const squads = [squadOf(left), squadOf(right)] as const;
  const random = seededBy(`${sport.sport} ${scene.key}`);
  const shares = sharesOf(sport, scene, [...squads[0], ...squads[1]], random);
  const side = (club: Club, squad: readonly DemoPlayer[]) => ({
    name: club.name,
    short_name: club.short,
    image: `/demo/crest/${club.slug}.svg`,
    players: squad.map((player): PlayerDocument =>
      playerOf(sport, scene, player, { shares: shares.get(player.id), random }),
    ),
  });
  const start = Math.round((now.getTime() + scene.starts * MINUTE) / (5 * MINUTE)) * 5 * MINUTE;
  return {
    id: `demo-${sport.sport}-${scene.key}`,
    sport: sport.sport,
    match_time: new Date(start).toISOString(),
    series: scene.series,
    status: scene.state,
    apps: ["dream11", "my11circle", "myfab11", "myteam11"].slice(0, 2 + Math.floor(random() * 3)),
    left: side(left, squads[0]),
    right: side(right, squads[1]),
  };
}

interface PlayerPercentages {
  readonly selected: number;
  readonly captain: number;
  readonly viceCaptain: number;
}

/** Ownership adds up to the team's size per role; captain and vice-captain shares add up to a hundred. */
function sharesOf(
  sport: DemoSport,
  scene: Scene,
  players: readonly DemoPlayer[],
  random: () => number,
): ReadonlyMap<string, PlayerPercentages> {
  const popularity = (player: DemoPlayer): number =>
    player.appeal *
    (scene.lineups && !player.starts && !sportBySlug(sport.sport)?.benchPlays ? 0.02 : 1) *
    (0.8 + random() * 0.4);
  const weights = new Map(players.map((player) => [player.id, popularity(player)]));
  const weightOf = (player: DemoPlayer): number => weights.get(player.id) ?? 0;
  const selectedShares = new Map<string, number>();
  for (const [role, count] of Object.entries(sport.shape.perTeam)) {
    const candidates = players.filter((player) => player.role === role);
    const parts = split(
      count * 100,
      candidates.map((player) => weightOf(player) ** 1.3),
      96,
    );
    for (const [index, player] of candidates.entries()) selectedShares.set(player.id, parts[index] ?? 0);
  }
  const leaders = (power: number) =>
    split(
      100,
      players.map((player) => weightOf(player) ** power),
      60,
    );
  const [captains, viceCaptains] = [leaders(4), leaders(2.5)];
  return new Map(
    players.map((player, index) => [
      player.id,
      {
        selected: selectedShares.get(player.id) ?? 0,
        captain: captains[index] ?? 0,
        viceCaptain: viceCaptains[index] ?? 0,
      },
    ]),
  );
}

function playerOf(
  sport: DemoSport,
  scene: Scene,
  player: DemoPlayer,
  { shares, random }: { readonly shares: PlayerPercentages | undefined; readonly random: () => number },
): PlayerDocument {
  const scoredPoints = scene.state === "not_started" ? null : pointsOf(player, sport, random);
  const points =
    scoredPoints !== null && scene.state === "in_progress" ? Math.round(scoredPoints / 2) : scoredPoints;
  const { automatic, ownership, lineups } = scene;
  return {
    id: player.id,
    name: player.name,
    image: player.image,
    role: player.role,
    credits: player.credits,
    selected_by: ownership ? (shares?.selected ?? 0) : null,
    captain_percentage: automatic ? (shares?.captain ?? 0) : null,
    vice_captain_percentage: automatic ? (shares?.viceCaptain ?? 0) : null,
    pl_id: automatic ? player.providerId : null,
    playing: lineups && player.starts,
    last_play: player.starts,
    availability: lineups ? (player.starts ? "announced" : "substitute") : "other",
    points,
  };
}

import { DAY } from "@teamwright/domain/durations";
import { readCricsheet } from "@teamwright/forecast";
import type { RecordedMatch } from "@teamwright/forecast";
import { cricketClubs } from "../clubs.ts";
import type { Club } from "../clubs.ts";
import { demoSports } from "../demo-sports.ts";
import { seededBy } from "../random.ts";
import { abilitiesOf, lineupOf } from "./abilities.ts";
import { playInnings } from "./play-innings.ts";

/** Every club at home against every other one, in two years of both T20 competitions. */
const ROUNDS = 4;

interface SeasonFixture {
  readonly home: Club;
  readonly guest: Club;
  readonly series: string;
}

function fixtures(): SeasonFixture[] {
  const series = demoSports.find(({ sport }) => sport === "cricket")?.series.slice(0, 2) ?? [];
  return Array.from({ length: ROUNDS }, (_, round) =>
    cricketClubs.flatMap((home) =>
      cricketClubs
        .filter((guest) => guest !== home)
        .map((guest): SeasonFixture => ({ home, guest, series: series[round % 2] ?? "" })),
    ),
  ).flat();
}

/** Before the day of the demo's finished match, which began 26 hours ago: the model must not have learned it. */
export const lastDayOfSeason = (now: Date): Date => new Date(now.getTime() - 3 * DAY);

/** A match of every second day, the last one on `lastDay`; oldest first. Invented, and the same but for the days. */
export function playSeason(lastDay: Date): RecordedMatch[] {
  const list = fixtures();
  const random = seededBy("the demo's season");
  // Mixed, so that the clubs take turns.
  const order = list.map((fixture) => ({ fixture, at: random() })).toSorted((one, two) => one.at - two.at);
  return order.map(({ fixture }, index) => {
    const day = new Date(lastDay.getTime() - (list.length - 1 - index) * 2 * 86_400_000);
    return playMatch(fixture, index, day.toISOString().slice(0, 10));
  });
}

function playMatch({ home, guest, series }: SeasonFixture, index: number, day: string): RecordedMatch {
  const random = seededBy(`match ${index} of the demo's season`);
  const clubs = [home, guest] as const;
  const lineups = clubs.map((club) => lineupOf(abilitiesOf(club), random));
  const first = random() < 0.5 ? 0 : 1;
  const second = first === 0 ? 1 : 0;
  const chaseInnings = playInnings(lineups[first]!, lineups[second]!, Infinity, random);
  const chase = playInnings(lineups[second]!, lineups[first]!, chaseInnings.runs + 1, random);
  const people = lineups.flat().map(({ player }) => [player.name, player.id] as const);
  const file = {
    info: {
      balls_per_over: 6,
      dates: [day],
      event: { name: series },
      gender: "male",
      match_type: "T20",
      overs: 20,
      players: Object.fromEntries(
        clubs.map((club, side) => [club.name, lineups[side]!.map(({ player }) => player.name)]),
      ),
      registry: { people: Object.fromEntries(people) },
      team_type: "club",
      teams: clubs.map(({ name }) => name),
      toss: { winner: clubs[first].name, decision: "bat" },
    },
    innings: [
      { team: clubs[first].name, overs: chaseInnings.overs },
      { team: clubs[second].name, overs: chase.overs },
    ],
  };
  const record = readCricsheet(file, `demo-season-${index}`);
  if (!record.ok) throw new Error(`the demo's match ${index} is no record: ${record.error}`);
  return record.value;
}

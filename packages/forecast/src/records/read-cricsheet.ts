import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { tallyMatch } from "@teamwright/scoring";
import { cricsheetSchema } from "./cricsheet-schema.ts";
import type { CricsheetDelivery, CricsheetFile } from "./cricsheet-schema.ts";
import {
  ball,
  BALL_SIZE,
  competitionOf,
  countNames,
  COUNTS,
  dayOf,
  NOBODY,
  outcomeOfRuns,
  WICKET,
  wicketKinds,
} from "./match-record.ts";
import type { InningsRecord, RecordedMatch, RecordPlayer } from "./match-record.ts";

/** "not-cricsheet": the document has another shape. "not-t20": another format, which the model does not learn from. */
export type RecordRefusal = "not-cricsheet" | "not-t20";

/** Reads a parsed Cricsheet file of a T20 match. `id` is its number. */
export function readCricsheet(document: unknown, id: string): Outcome<RecordedMatch, RecordRefusal> {
  const result = cricsheetSchema.safeParse(document);
  if (!result.success) return fail("not-cricsheet");
  const { info } = result.data;
  const isT20 = /^I?T20$/.test(info.match_type) && info.overs === 20 && info.balls_per_over === 6;
  if (!isT20) return fail("not-t20");
  return succeed(recordOf(result.data, id));
}

function recordOf(file: CricsheetFile, id: string): RecordedMatch {
  const { info } = file;
  const players = playersOf(file);
  const indexes = new Map(players.map(({ name }, index) => [name, index]));
  const indexOf = (name: string): number => indexes.get(name) ?? NOBODY;
  const innings = file.innings
    .filter(({ super_over: superOver }) => superOver !== true)
    .slice(0, 2)
    .map((each): InningsRecord => ({
      side: each.team === info.teams[1] ? 1 : 0,
      balls: ballsOf(each.overs ?? [], indexOf),
    }));
  const female = info.gender === "female";
  const league = info.team_type === "international" ? undefined : (info.event?.name ?? "other");
  return {
    id,
    day: dayOf(info.dates[0]!),
    female,
    competition: competitionOf(female, league),
    venue: info.venue ?? "",
    teams: info.teams,
    battingFirst: battingFirst(info),
    noResult: info.outcome?.result === "no result",
    players: players.map(({ name, side, starter }) => ({
      id: info.registry.people[name] ?? name,
      name,
      side,
      starter,
    })),
    innings,
    counts: countsOf(file, players),
  };
}

function battingFirst({ toss, teams }: CricsheetFile["info"]): 0 | 1 | null {
  if (toss?.winner === undefined || toss.decision === undefined) return null;
  const winner = toss.winner === teams[1] ? 1 : 0;
  return toss.decision === "bat" ? winner : winner === 0 ? 1 : 0;
}

/** Sorted by name: the files list players in the order in which they batted, which is not known before the match. */
function playersOf({ info, innings }: CricsheetFile): Omit<RecordPlayer, "id">[] {
  const cameOn = new Set(
    innings.flatMap(({ overs = [] }) =>
      overs.flatMap(({ deliveries }) =>
        deliveries.flatMap(({ replacements }) => replacements?.match?.map((each) => each.in) ?? []),
      ),
    ),
  );
  return ([0, 1] as const).flatMap((side) =>
    (info.players[info.teams[side]] ?? [])
      .toSorted()
      .map((name) => ({ name, side, starter: !cameOn.has(name) })),
  );
}

type CricsheetOvers = NonNullable<CricsheetFile["innings"][number]["overs"]>;

function ballsOf(overs: CricsheetOvers, indexOf: (name: string) => number): Uint8Array {
  const balls = new Uint8Array(overs.reduce((sum, { deliveries }) => sum + deliveries.length, 0) * BALL_SIZE);
  let at = 0;
  for (const { over, deliveries } of overs)
    for (const delivery of deliveries) {
      balls[at + ball.over] = Math.min(over, 19);
      writeDelivery(balls, at, delivery, indexOf);
      at += BALL_SIZE;
    }
  return balls;
}

const RETIRED = /^retired/;

function writeDelivery(
  balls: Uint8Array,
  at: number,
  delivery: CricsheetDelivery,
  indexOf: (name: string) => number,
): void {
  const { runs, extras } = delivery;
  // A retirement is no outcome of a ball; the field of a second wicket on one ball is too rare to model.
  const wicket = delivery.wickets?.find(({ kind }) => !RETIRED.test(kind));
  const kind =
    wicket === undefined ? 0 : Math.max(1, (wicketKinds as readonly string[]).indexOf(wicket.kind));
  const fielders = (wicket?.fielders ?? []).filter(({ substitute }) => substitute !== true);
  const fielder = fielders.at(-1)?.name;
  balls[at + ball.batter] = indexOf(delivery.batter);
  balls[at + ball.nonStriker] = delivery.non_striker === undefined ? NOBODY : indexOf(delivery.non_striker);
  balls[at + ball.bowler] = indexOf(delivery.bowler);
  balls[at + ball.extra] = (extras?.wides ?? 0) > 0 ? 1 : (extras?.noballs ?? 0) > 0 ? 2 : 0;
  balls[at + ball.outcome] = kind > 0 ? WICKET : outcomeOfRuns(runs.batter);
  balls[at + ball.runs] = Math.min(runs.total, 255);
  balls[at + ball.kind] = kind;
  balls[at + ball.out] = wicket === undefined ? NOBODY : indexOf(wicket.player_out);
  balls[at + ball.fielder] = fielder === undefined ? NOBODY : indexOf(fielder);
  balls[at + ball.shared] = (wicket?.fielders?.length ?? 0) > 1 ? 1 : 0;
}

/** The scoring package counts, so that points agree with it. */
function countsOf(file: CricsheetFile, players: readonly Omit<RecordPlayer, "id">[]): Int16Array {
  const { info } = file;
  const tally = tallyMatch({
    ballsPerOver: info.balls_per_over,
    noResult: false,
    starters: [],
    substitutes: [],
    sideOf: () => undefined,
    innings: file.innings.map((innings) => ({
      side: innings.team,
      superOver: innings.super_over ?? false,
      overs: (innings.overs ?? []).map(({ deliveries }) => ({
        deliveries: deliveries.map(({ batter, bowler, runs, extras, wickets }) => ({
          batter,
          bowler,
          runs: { batter: runs.batter, nonBoundary: runs.non_boundary ?? false },
          wides: extras?.wides ?? 0,
          noBalls: extras?.noballs ?? 0,
          wickets: (wickets ?? []).map(({ kind, player_out: playerOut, fielders }) => ({
            kind,
            playerOut,
            fielders: (fielders ?? []).flatMap(({ name, substitute }) =>
              name === undefined ? [] : [{ name, substitute: substitute ?? false }],
            ),
          })),
        })),
      })),
    })),
  });
  const counts = new Int16Array(players.length * COUNTS);
  for (const [index, { name }] of players.entries())
    for (const innings of tally.get(name) ?? [])
      for (const [field, count] of countNames.entries()) counts[index * COUNTS + field]! += innings[count];
  return counts;
}

import { fail, succeed } from "@teamwright/domain";
import type { Outcome, MatchSummary } from "@teamwright/domain";
import type { FeedFile } from "../port.ts";
import type { FeedProblem } from "#modules/match-model/public.ts";
import { numberOf, parseCricsheet } from "./adapter.ts";
import { announcedOf, pointsOf } from "./scorecard.ts";
import { summaryOf } from "./summary.ts";

export interface PlayedPlayer {
  /** Cricsheet's id of the person; the name where the register lacks one. */
  readonly id: string;
  readonly name: string;
  readonly side: 0 | 1;
  /** Null: no role is known. */
  readonly role: number | null;
  /** Null: no rule-set is known for the day. */
  readonly points: number | null;
}

/** A finished match of a Cricsheet file with the points that its balls give. */
export interface CricsheetPlayedMatch {
  readonly number: string;
  readonly summary: MatchSummary;
  readonly ruleSet: string | null;
  /** Who was announced or came on. */
  readonly players: readonly PlayedPlayer[];
}

/** Reads a match file; `roleOf` takes a person's id, since the files have no roles. */
export function readPlayedMatch(
  file: FeedFile,
  roleOf: (id: string, number: string) => number | undefined,
): Outcome<CricsheetPlayedMatch, readonly FeedProblem[]> {
  const parsedFile = parseCricsheet(file);
  if (!parsedFile.ok) return parsedFile;
  const { info } = parsedFile.value;
  const summary = summaryOf(parsedFile.value);
  if (!summary.ok) return fail([{ file: file.name, reason: summary.error }]);
  const number = numberOf(file);
  const idOf = (name: string): string => info.registry.people[name] ?? name;
  const scoredMatch = pointsOf(parsedFile.value, (name) => roleOf(idOf(name), number));
  const points = new Map((scoredMatch?.players ?? []).map((player) => [player.player, player.points]));
  const names = scoredMatch
    ? scoredMatch.players.map(({ player }) => player)
    : info.teams.flatMap((team) => announcedOf(parsedFile.value, team));
  const players = names.flatMap((name): PlayedPlayer[] => {
    const side = info.teams.findIndex((team) => info.players[team]?.includes(name));
    if (side !== 0 && side !== 1) return [];
    const id = idOf(name);
    return [{ id, name, side, role: roleOf(id, number) ?? null, points: points.get(name) ?? null }];
  });
  if (![0, 1].every((side) => players.some((player) => player.side === side)))
    return fail([{ file: file.name, field: "info.players", reason: "names no players of a side" }]);
  return succeed({ number, summary: summary.value, ruleSet: scoredMatch?.ruleSet ?? null, players });
}

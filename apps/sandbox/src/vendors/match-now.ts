import { MINUTE } from "../durations.ts";
import type { VendorSide, VendorMatch, VendorPlayer } from "./vendor-match.ts";

export interface SideNow {
  readonly name: string;
  readonly shortName: string;
  readonly players: readonly VendorPlayer[];
  /** Names; empty before the line-up is published. */
  readonly lineup: readonly string[];
}

/** A match as the vendor knows it at a moment. */
export interface MatchNow {
  readonly givenMatch: VendorMatch;
  readonly state: "scheduled" | "postponed" | "live" | "finished" | "abandoned" | "cancelled";
  /** Milliseconds. */
  readonly start: number;
  readonly left: SideNow;
  readonly right: SideNow;
  readonly isSwapped: boolean;
  readonly corrected: boolean;
  /** The part of the play that has been played, 0 to 1. */
  readonly played: number;
}

/** Starters of the sport. */
const starters = { cricket: 11, football: 11, basketball: 5, kabaddi: 7 } as const;

/** The match at this time of the sandbox's clock, with everything that has happened by then. */
export function matchNow(match: VendorMatch, clock: number): MatchNow {
  const now = clock - match.delay_minutes * MINUTE;
  const publishedAt = Date.parse(match.start_time);
  const pastEvents = match.events.filter(({ at }) => publishedAt + at * MINUTE <= now);
  const start = pastEvents.reduce(
    (time, event) => (event.kind === "postpone" ? time + (event.minutes ?? 0) * MINUTE : time),
    publishedAt,
  );
  const off = offBy(pastEvents);
  const end = start + match.minutes * MINUTE;
  const side = (name: VendorSide): SideNow => {
    let players: readonly VendorPlayer[] = match[name].players;
    let lineup = players.slice(0, starters[match.sport]).map((player) => player.name);
    for (const event of pastEvents) {
      if (event.kind === "add_player" && event.side === name) players = [...players, event.player];
      if (event.kind === "change_lineup" && event.side === name)
        lineup = lineup.map((member) => (member === event.out ? event.in : member));
      if (event.kind === "rate")
        players = players.map((player) =>
          player.name === event.player ? { ...player, rating: event.rating } : player,
        );
    }
    const isOut = now >= start - match.lineup_minutes * MINUTE && off === null;
    return {
      name: match[name].name,
      shortName: match[name].short_name,
      players,
      lineup: isOut ? lineup : [],
    };
  };
  return {
    givenMatch: match,
    start,
    state: off ?? (now < start ? "scheduled" : now < end ? "live" : "finished"),
    left: side("left"),
    right: side("right"),
    isSwapped: pastEvents.some(({ kind }) => kind === "swap_sides"),
    corrected: pastEvents.some(({ kind }) => kind === "correct"),
    played: Math.min(1, Math.max(0, (now - start) / (end - start))),
  };
}

/** Whether the vendor has anything to tell about the play. */
export const isPlayed = ({ state }: MatchNow): boolean => state === "live" || state === "finished";

/** Why the match is not played as planned; null: it is. */
function offBy(pastEvents: VendorMatch["events"]): "abandoned" | "cancelled" | "postponed" | null {
  if (pastEvents.some(({ kind }) => kind === "abandon")) return "abandoned";
  if (pastEvents.some(({ kind }) => kind === "cancel")) return "cancelled";
  const lastMove = pastEvents.findLast(({ kind }) => kind === "postpone");
  return lastMove?.kind === "postpone" && lastMove.minutes === null ? "postponed" : null;
}

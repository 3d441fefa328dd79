import type { BoundDescription, LooserChange, RoleLimit, ShareBound } from "@teamwright/engine";
import type { BoundWords } from "./words.ts";
import {
  countsText,
  eitherCounts,
  eitherNumber,
  listText,
  namesOf,
  shortList,
  subjectName,
} from "./words.ts";

export interface BoundText {
  readonly text: string;
  /** Names and figures that the text leaves out; empty where it leaves out none. */
  readonly detail: string;
}

/** How many names and counts a detail lists. */
const NAMES_SHOWN = 3;
const COUNTS_SHOWN = 6;

/** Describes one bound of a strategy. `shown`: how many names a detail lists; Infinity lists all of them. */
export function boundText(words: BoundWords, bound: BoundDescription, shownNames = NAMES_SHOWN): BoundText {
  const { say } = words;
  const namesIn = (players: readonly number[]): string =>
    shortList(words, namesOf(words, players), shownNames);
  switch (bound.rule) {
    case "pool":
      return { text: say("strategy-bounds.pool", { n: bound.players.length }), detail: "" };
    case "fixed":
    case "captains":
    case "vice-captains": {
      const { rule, players } = bound;
      return { text: say(`strategy-bounds.${rule}`, { n: players.length }), detail: namesIn(players) };
    }
    case "groups": {
      const { min, max, players } = bound;
      return { text: say("strategy-bounds.groups", { min, max }), detail: namesIn(players) };
    }
    case "partitions": {
      const list = eitherCounts(words, bound.counts, COUNTS_SHOWN);
      return { text: say("strategy-bounds.partitions", { list }), detail: "" };
    }
    case "combinations": {
      const { counts, of } = bound;
      const detail = shortList(words, counts.map(countsText), NAMES_SHOWN + 1);
      return { text: say("strategy-bounds.combinations", { n: counts.length, of }), detail };
    }
    case "percentage": {
      const { pattern, counts } = bound;
      const list = eitherCounts(words, counts, COUNTS_SHOWN);
      const detail = say(`strategy-bounds.percentage.groups.${pattern}`);
      return { text: say("strategy-bounds.percentage", { pattern, list }), detail };
    }
    case "credits":
      return { text: say("strategy-bounds.credits", rangeValues(bound.range)), detail: "" };
    case "side-credits": {
      const side = words.sideName(bound.side);
      return { text: say("strategy-bounds.side-credits", { side, ...rangeValues(bound.range) }), detail: "" };
    }
    case "group-credits":
      return {
        text: say(`strategy-bounds.group-credits.${bound.half}`, rangeValues(bound.range)),
        detail: "",
      };
    case "role-frequency":
      return { text: say("strategy-bounds.role-frequency"), detail: limitsText(words, bound.limits) };
    case "percentage-frequency":
      return {
        text: say(`strategy-bounds.percentage-frequency.${bound.half}`),
        detail: limitsText(words, bound.limits),
      };
    case "rules-setting":
      return { text: say("strategy-bounds.rules-setting"), detail: "" };
    case "captain_distribution":
    case "vice_captain_distribution":
    case "partition_distribution":
      return distributionText(words, bound.rule, bound.shares, shownNames);
    case "min_difference": {
      const text = say("strategy-bounds.min_difference", { n: bound.players });
      return { text, detail: bound.countsCaptains ? say("strategy-bounds.min_difference.captains") : "" };
    }
    default: {
      const bounds = bound.bounds.map((own) => shareText(words, bound.rule, own));
      return {
        text: say(`strategy-bounds.${bound.rule}`, { n: bounds.length }),
        detail: shortList(words, bounds, shownNames),
      };
    }
  }
}

const rangeValues = ([min, max]: readonly [number, number]) => ({ min, max });

function distributionText(
  words: BoundWords,
  rule: "captain_distribution" | "vice_captain_distribution" | "partition_distribution",
  shares: readonly (readonly [string, number])[],
  shownNames: number,
): BoundText {
  const { say } = words;
  if (shares.length === 0) return { text: say(`strategy-bounds.${rule}.equal`), detail: "" };
  const items = shares.map(([key, percent]) =>
    say("strategy-bounds.share", { name: subjectName(words, rule, key), percent }),
  );
  return { text: say(`strategy-bounds.${rule}.shares`), detail: shortList(words, items, shownNames + 2) };
}

function shareText(words: BoundWords, rule: string, { key, min, max }: ShareBound): string {
  const { say } = words;
  const name = subjectName(words, rule, key);
  if (min === undefined) return say("strategy-bounds.bound.most", { name, max: max ?? 100 });
  if (max === undefined) return say("strategy-bounds.bound.least", { name, min });
  return say("strategy-bounds.bound.between", { name, min, max });
}

/** "Harriers: WK 1, BAT 2 or 3; Kestrels: AL 2". */
function limitsText(words: BoundWords, limits: readonly RoleLimit[]): string {
  const { say } = words;
  const ofSide = (side: "left" | "right"): string[] => {
    const ownLimits = limits.filter((limit) => limit.side === side);
    if (ownLimits.length === 0) return [];
    const texts = ownLimits.map(({ role, allowed }) =>
      say("strategy-bounds.role-limit", {
        role: words.roleCode(role),
        counts: eitherNumber(words, allowed),
      }),
    );
    return [say("strategy-bounds.side-limits", { side: words.sideName(side), limits: texts.join(", ") })];
  };
  return [...ofSide("left"), ...ofSide("right")].join("; ");
}

/** Describes one looser step of a bound. */
export function changeText(words: BoundWords, change: LooserChange): string {
  const { say } = words;
  switch (change.change) {
    case "add-player":
      return say(`strategy-bounds.change.add-player.${change.rule}`, {
        player: words.nameOf(change.player),
      });
    case "release-player":
      return say("strategy-bounds.change.release-player", { player: words.nameOf(change.player) });
    case "add-counts":
      return say(`strategy-bounds.change.add-counts.${change.rule}`, { counts: countsText(change.counts) });
    case "credits-from":
    case "credits-to":
      return creditsChange(words, change);
    case "group-min":
    case "group-max":
      return say(`strategy-bounds.change.${change.change}`, {
        count: change.count,
        players: shortList(words, namesOf(words, change.players), NAMES_SHOWN),
      });
    case "widen-role": {
      const { half, side, role, allowed } = change;
      const values = {
        side: words.sideName(side),
        role: words.roleCode(role),
        counts: eitherNumber(words, allowed),
      };
      return half === undefined
        ? say("strategy-bounds.change.widen-role", values)
        : say("strategy-bounds.change.widen-role.half", {
            ...values,
            half: say(`strategy-bounds.half.${half}`),
          });
    }
  }
}

function creditsChange(
  words: BoundWords,
  { change, of, credits }: Extract<LooserChange, { readonly of: unknown }>,
): string {
  const { say } = words;
  if (of === "team") return say(`strategy-bounds.change.${change}`, { credits });
  const side = of === "left" || of === "right" ? words.sideName(of) : say(`strategy-bounds.half.${of}`);
  return say(`strategy-bounds.change.${change}.side`, { side, credits });
}

/** Describes a bound in one phrase, with names: "Fixed: 2 players (R Verma, D Kirwan)". */
export function boundPhrase(words: BoundWords, bound: BoundDescription, shown = NAMES_SHOWN): string {
  const { text, detail } = boundText(words, bound, shown);
  return detail === "" ? text : `${text} (${detail})`;
}

/**
 * Describes why no team exists: the bounds that conflict and, when credits are among them, how far away the nearest
 * team is.
 */
export function conflictText(
  words: BoundWords,
  bounds: readonly BoundDescription[],
  nearest?: LooserChange,
): string {
  const { say } = words;
  if (bounds.length === 0) return say("strategy-bounds.conflict.none");
  const list = listText(
    words,
    bounds.map((bound) => boundPhrase(words, bound)),
  );
  const key = bounds.length === 1 ? "strategy-bounds.conflict.one" : "strategy-bounds.conflict.several";
  const conflict = say(key, { bounds: list });
  if (nearest?.change === "credits-to" && nearest.of === "team")
    return `${conflict} ${say("strategy-bounds.conflict.cheapest", { credits: nearest.credits })}`;
  if (nearest?.change === "credits-from" && nearest.of === "team")
    return `${conflict} ${say("strategy-bounds.conflict.mostExpensive", { credits: nearest.credits })}`;
  return conflict;
}

/** Describes what dropping a bound means: dropping the pool chooses every player. */
export const dropText = (words: BoundWords, bound: BoundDescription): string =>
  bound.rule === "pool"
    ? words.say("strategy-bounds.change.drop.pool", { of: bound.of })
    : words.say("strategy-bounds.change.drop", { bound: boundText(words, bound).text });

/** Describes a change that resolves a conflict: loosened bounds and dropped ones. */
export const wayOutText = (
  words: BoundWords,
  changes: readonly { readonly bound: BoundDescription; readonly change?: LooserChange | undefined }[],
): string =>
  listText(
    words,
    changes.map(({ bound, change }) =>
      change === undefined ? dropText(words, bound) : changeText(words, change),
    ),
  );

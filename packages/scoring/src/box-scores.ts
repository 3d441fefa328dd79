import type { RuleSet } from "@teamwright/domain/rule-set";
import { score } from "./score.ts";
import type { Performance, PlayerScore } from "./score.ts";

export interface BasketballBox {
  readonly points: number;
  readonly rebounds: number;
  readonly assists: number;
  readonly steals: number;
  readonly blocks: number;
  readonly turnovers: number;
}

export const basketballPerformance = (box: BasketballBox): Performance => ({
  parts: [{ ...box }],
  role: undefined,
  starter: false,
});

export const scoreBasketball = (box: BasketballBox, rules: RuleSet): PlayerScore =>
  score(basketballPerformance(box), rules);

type Presence = "starter" | "substitute" | "none";

export interface KabaddiBox {
  readonly presence: Presence;
  readonly touches: number;
  readonly bonuses: number;
  readonly unsuccessfulRaids: number;
  readonly superRaids: number;
  readonly tackles: number;
  readonly unsuccessfulTackles: number;
  readonly superTackles: number;
  readonly greenCards: number;
  readonly yellowCards: number;
  readonly redCards: number;
  /** All-outs that the player's side inflicted and conceded; null where the source does not report them. */
  readonly allOuts: { readonly pushed: number; readonly conceded: number } | null;
}

export interface KabaddiScored extends PlayerScore {
  /** "all-outs-unknown": the total lacks the all-outs, which count for the starting seven. */
  readonly marks: readonly "all-outs-unknown"[];
}

const presenceCounts = (presence: Presence) => ({
  starter: presence === "starter" ? 1 : 0,
  substitute: presence === "substitute" ? 1 : 0,
});

/** A player who never came on scores nothing. */
export function kabaddiPerformance({ presence, allOuts, ...box }: KabaddiBox): Performance {
  if (presence === "none") return { parts: [], role: undefined, starter: false };
  const counts = {
    ...box,
    ...presenceCounts(presence),
    raidPoints: box.touches + box.bonuses,
    allOutsPushed: allOuts?.pushed ?? 0,
    allOutsConceded: allOuts?.conceded ?? 0,
  };
  return { parts: [counts], role: undefined, starter: presence === "starter" };
}

export function scoreKabaddi(box: KabaddiBox, rules: RuleSet): KabaddiScored {
  const lacking = box.presence === "starter" && box.allOuts === null;
  return { ...score(kabaddiPerformance(box), rules), marks: lacking ? ["all-outs-unknown"] : [] };
}

export interface FootballBox {
  readonly presence: Presence;
  /** Code of the role: GK, DEF, MID, ST. */
  readonly role: string;
  readonly minutes: number;
  readonly goals: number;
  readonly assists: number;
  /** Includes goals. */
  readonly shotsOnTarget: number;
  /** Chances that did not become an assist. */
  readonly chancesCreated: number;
  /** Completed passes. */
  readonly passes: number;
  readonly tacklesWon: number;
  readonly interceptions: number;
  readonly saves: number;
  readonly penaltiesSaved: number;
  readonly penaltiesMissed: number;
  /** While the player was on. */
  readonly goalsConceded: number;
  readonly ownGoals: number;
  readonly yellowCards: number;
  readonly redCards: number;
}

/** Minutes that a clean sheet needs. Source: dream11.com, how to play football. */
const CLEAN_SHEET_MINUTES = 54;

/**
 * Extra time counts, a shoot-out does not. A red card replaces the yellow ones. A player who never came on scores
 * nothing.
 */
export function footballPerformance({ presence, role, minutes, ...box }: FootballBox): Performance {
  if (presence === "none") return { parts: [], role, starter: false };
  const counts = {
    ...box,
    ...presenceCounts(presence),
    yellowCards: box.redCards > 0 ? 0 : box.yellowCards,
    cleanSheets: minutes >= CLEAN_SHEET_MINUTES && box.goalsConceded === 0 ? 1 : 0,
  };
  return { parts: [counts], role, starter: presence === "starter" };
}

export const scoreFootball = (box: FootballBox, rules: RuleSet): PlayerScore =>
  score(footballPerformance(box), rules);

import { MAX_CREDITS } from "@teamwright/domain";
import type { Player, Sport } from "@teamwright/domain";
import type { TextKey } from "#i18n/translate.ts";
import type { HumanTeam } from "./post-draft.ts";

/** A team while it is built. */
export interface TeamInWork {
  readonly players: readonly number[];
  readonly captain: number | null;
  readonly viceCaptain: number | null;
}
export const emptyTeam: TeamInWork = { players: [], captain: null, viceCaptain: null };

/** Why something cannot be done: a text with its values. */
export interface TeamProblem {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, string | number>>;
}
export interface TeamEdit {
  readonly team: TeamInWork;
  readonly problem: TeamProblem | null;
}

/** Most players of one side of a hand-made team. */
const MAX_OF_SIDE = 10;

export interface Figures {
  readonly count: number;
  readonly credits: number;
  readonly sides: readonly [left: number, right: number];
  readonly roles: readonly number[];
}

/** Hundredths are counted: sums of floating point credits would pass 100 by a hair. */
export function figuresOf({ players }: TeamInWork, squad: readonly Player[], sport: Sport): Figures {
  const members = squad.filter(({ player_index: index }) => players.includes(index));
  const left = members.filter(({ team_index: side }) => side === 0).length;
  return {
    count: members.length,
    credits: members.reduce((sum, { credits }) => sum + Math.round(credits * 100), 0) / 100,
    sides: [left, members.length - left],
    roles: sport.roles.map((_, role) => members.filter((player) => player.role === role).length),
  };
}

/** Adds the player, or takes the player out together with being captain or vice-captain. */
export function togglePlayer(
  team: TeamInWork,
  player: Player,
  squad: readonly Player[],
  sport: Sport,
): TeamEdit {
  const index = player.player_index;
  if (team.players.includes(index)) {
    const keptLeader = (leader: number | null) => (leader === index ? null : leader);
    return {
      team: {
        players: team.players.filter((each) => each !== index),
        captain: keptLeader(team.captain),
        viceCaptain: keptLeader(team.viceCaptain),
      },
      problem: null,
    };
  }
  const figures = figuresOf(team, squad, sport);
  const problem = refusalOf(player, figures, sport);
  return problem === null
    ? { team: { ...team, players: [...team.players, index] }, problem }
    : { team, problem };
}

/** Why the player cannot join the team as it is; null when nothing is in the way. */
export function refusalOf(player: Player, figures: Figures, sport: Sport): TeamProblem | null {
  if (figures.count >= sport.teamSize)
    return { key: "experts.human.alreadySelected", values: { n: sport.teamSize } };
  if (figures.credits + player.credits > MAX_CREDITS + 1e-9) return { key: "experts.human.creditExceeding" };
  if (figures.sides[player.team_index] >= MAX_OF_SIDE) return { key: "experts.human.maximumFromOneTeam" };
  const role = sport.roles[player.role];
  if (role && (figures.roles[player.role] ?? 0) >= role.max)
    return { key: "experts.human.roleAtMost", values: { role: role.code, n: role.max } };
  return null;
}

/** Makes the player captain, or takes that back. */
export function withCaptain(team: TeamInWork, index: number): TeamEdit {
  if (team.captain === index) return { team: { ...team, captain: null }, problem: null };
  if (team.viceCaptain === index) return { team, problem: { key: "experts.human.sameCaptain" } };
  return { team: { ...team, captain: index }, problem: null };
}

/** Makes the player vice-captain, or takes that back; a captain comes first. */
export function withViceCaptain(team: TeamInWork, index: number): TeamEdit {
  if (team.viceCaptain === index) return { team: { ...team, viceCaptain: null }, problem: null };
  if (team.captain === null) return { team, problem: { key: "experts.human.selectCaptainFirst" } };
  if (team.captain === index) return { team, problem: { key: "experts.human.sameCaptain" } };
  return { team: { ...team, viceCaptain: index }, problem: null };
}

/** The first rule that the team breaks; null when it can be added. Source: document 003, section 5. */
export function problemOf(team: TeamInWork, squad: readonly Player[], sport: Sport): TeamProblem | null {
  const { count, credits, sides, roles } = figuresOf(team, squad, sport);
  const { minPerSide, roleMins } = sport.handMade;
  if (count !== sport.teamSize) return { key: "experts.human.exactPlayers", values: { n: sport.teamSize } };
  if (credits > MAX_CREDITS) return { key: "experts.human.creditsAboveHundred" };
  if (Math.max(...sides) > MAX_OF_SIDE) return { key: "experts.human.maximumFromOneTeam" };
  if (Math.min(...sides) < minPerSide)
    return { key: "experts.human.minimumFromEachSide", values: { n: minPerSide } };
  const role = sport.roles.findIndex((_, index) => (roles[index] ?? 0) < (roleMins[index] ?? 0));
  if (role >= 0)
    return {
      key: "experts.human.roleAtLeast",
      values: { role: sport.roles[role]?.code ?? "", n: roleMins[role] ?? 0 },
    };
  const { captain, viceCaptain } = team;
  if (captain === null || viceCaptain === null || captain === viceCaptain)
    return { key: "experts.human.selectCaptainsProperly" };
  return null;
}

/** The finished team as it is posted. Call it when `problemOf` has none. */
export function finishTeam(team: TeamInWork, squad: readonly Player[], sport: Sport): HumanTeam {
  const inRole = (role: number) =>
    squad
      .filter((player) => player.role === role && team.players.includes(player.player_index))
      .map(({ player_index: index }) => index);
  return {
    team: sport.roles.map((_, role) => inRole(role)),
    captain: team.captain ?? -1,
    vicecaptain: team.viceCaptain ?? -1,
  };
}

const sortedPlayers = (team: HumanTeam["team"]): number[] => team.flat().toSorted((a, b) => a - b);

/** Whether both are the same players under the same captain and vice-captain. */
export const sameTeam = (one: HumanTeam, other: HumanTeam): boolean =>
  one.captain === other.captain &&
  one.vicecaptain === other.vicecaptain &&
  sortedPlayers(one.team).join() === sortedPlayers(other.team).join();

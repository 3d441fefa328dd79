import type { Generator } from "../../random/generator.ts";
import { drawEvenly } from "../draw-evenly.ts";
import type { Watch } from "../draw.ts";
import { candidateAt } from "./candidate.ts";
import { tooNear } from "./distance.ts";
import type { WorkingSet } from "./working-set.ts";

/**
 * Draws each part's teams evenly, or by its distributions, without teams that the set already has. When another part
 * has already drawn a team, any part that still has teams provides the replacement. False when stopped.
 */
export function fillEvenly(set: WorkingSet, random: Generator, watch: Watch): boolean {
  for (const [index, part] of set.parts.entries())
    if (!fillFrom(set, { index, teams: part.teams }, random, watch)) return false;
  for (const index of set.parts.keys())
    if (!fillFrom(set, { index, teams: set.columns.count - set.count }, random, watch)) return false;
  return true;
}

/** Adds teams of the part with this index. */
function fillFrom(
  set: WorkingSet,
  { index, teams }: { readonly index: number; readonly teams: number },
  random: Generator,
  watch: Watch,
): boolean {
  if (teams === 0) return true;
  const { plan, shares } = set.parts[index]!;
  const count = Math.min(plan.join.teams, teams + set.count);
  const drawnTeams =
    shares === undefined ? drawEvenly(plan, count, random, watch) : shares.draw(count, random, watch).teams;
  if (drawnTeams === undefined) return false;
  let addedTeams = 0;
  for (let row = 0; row < drawnTeams.count && addedTeams < teams; row++) {
    const team = candidateAt(drawnTeams, row);
    if (set.knows(team)) continue;
    set.add(team, index);
    addedTeams++;
  }
  return true;
}

/** How many comparisons of teams end the search for teams with the minimum difference. */
const MAX_COMPARED = 400_000_000;
const BATCH = 1024;

/**
 * Fills the set with teams that meet the minimum difference, up to `most`, beyond which none exist. Teams are drawn evenly and added where they fit. A single
 * team that conflicts is replaced half the time, which varies the set until more teams fit. False when stopped.
 */
export function fillApart(set: WorkingSet, most: number, random: Generator, watch: Watch): boolean {
  const distance = set.distance!;
  for (const [index, part] of set.parts.entries()) {
    const goal = Math.min(set.columns.count, most, set.count + part.teams);
    let comparedCount = 0;
    let idle = 0;
    while (set.count < goal && comparedCount < MAX_COMPARED / set.parts.length && idle < 400) {
      if (watch.shouldStop?.() === true) return false;
      watch.onProgress?.(set.count, set.columns.count);
      const before = set.count;
      const drawnTeams = drawEvenly(part.plan, Math.min(BATCH, part.plan.join.teams), random, {});
      for (let row = 0; row < (drawnTeams?.count ?? 0) && set.count < goal; row++) {
        const team = candidateAt(drawnTeams!, row);
        comparedCount += set.count;
        if (set.knows(team)) continue;
        const near = tooNear(set.columns, set.count, team, distance, -1, 2);
        if (near.length === 0) set.add(team, index);
        else if (
          near.length === 1 &&
          near[0]! >= set.frozen &&
          set.partOf[near[0]!] === index &&
          random.below(2) === 0
        )
          set.replace(near[0]!, team);
      }
      idle = set.count > before ? 0 : idle + 1;
    }
  }
  return true;
}

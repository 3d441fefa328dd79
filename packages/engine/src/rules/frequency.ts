import type { RoleCounts } from "@teamwright/domain";
import type { Sport } from "@teamwright/domain/sports";
import type { Refusal } from "../outcome.ts";
import type { CellLimit } from "../plan/draft.ts";

export const sideNames = ["left", "right"] as const;
export type SideName = (typeof sideNames)[number];
export type Sides = Readonly<Record<SideName, RoleCounts>>;

/** Lists of allowed counts for more roles than the sport has mean a document of another sport. */
export function tooManyRoles(sides: Sides | undefined, sport: Sport, field: string): Refusal | undefined {
  const side = sideNames.find((name) => (sides?.[name].length ?? 0) > sport.roles.length);
  if (side === undefined) return undefined;
  const message = `${sport.name} has ${sport.roles.length} roles, the ${side} side lists more`;
  return { code: "too-many-roles", message, field };
}

/** The limits that the lists set; an empty or absent list sets none. */
export function limitsOf(sides: Sides | undefined, half?: 0 | 1): CellLimit[] {
  if (sides === undefined) return [];
  return sideNames.flatMap((name, side) =>
    sides[name].flatMap((allowed, role) =>
      allowed.length === 0
        ? []
        : [{ side: side === 0 ? 0 : 1, role, allowed, ...(half === undefined ? {} : { half }) } as const],
    ),
  );
}

/** `sides` with one list widened by the next count below and above what it allows. */
export function widened(sides: Sides, limit: CellLimit): { left: number[][]; right: number[][] } {
  const low = Math.min(...limit.allowed);
  const high = Math.max(...limit.allowed);
  const wider = [...new Set([Math.max(0, low - 1), ...limit.allowed, high + 1])].filter(
    (count) => count <= 11,
  );
  const name = sideNames[limit.side];
  const copy = { left: [...sides.left], right: [...sides.right] };
  copy[name][limit.role] = wider;
  return copy;
}

/** "left WK 1, BAT 2 or 3". */
export function frequencyText(limits: readonly CellLimit[], sport: Sport): string {
  return sideNames
    .flatMap((name, side) => {
      const own = limits.filter((limit) => limit.side === side);
      if (own.length === 0) return [];
      const parts = own.map(
        (limit) => `${sport.roles[limit.role]?.code ?? limit.role} ${limit.allowed.join(" or ")}`,
      );
      return `${name} ${parts.join(", ")}`;
    })
    .join("; ");
}

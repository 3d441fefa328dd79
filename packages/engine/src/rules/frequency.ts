import type { RoleCounts, Strategy } from "@teamwright/domain";
import type { Tables } from "@teamwright/domain/sports";
import { type Refusal, refusal } from "../outcome.ts";
import type { CellLimit } from "../constraints/constraints.ts";
import type { RoleLimit, SideName } from "../constraints/description.ts";
import type { LooserStep } from "./rule.ts";

export const sideNames = ["left", "right"] as const;
export type Sides = Readonly<Record<SideName, RoleCounts>>;

/** Lists for more roles than the sport has indicate a document of another sport. */
export function tooManyRoles(sides: Sides | undefined, sport: Tables, field: string): Refusal | undefined {
  const side = sideNames.find((name) => (sides?.[name].length ?? 0) > sport.roles.length);
  if (side === undefined) return undefined;
  return refusal("too-many-roles", { sport: sport.index, roles: sport.roles.length, side }, field);
}

/** The limits that the lists set; an empty or absent list sets none. */
export function limitsOf(sides: Sides | undefined, half?: 0 | 1): CellLimit[] {
  if (sides === undefined) return [];
  const rule = half === undefined ? "role-frequency" : "percentage-frequency";
  return sideNames.flatMap((name, side) =>
    sides[name].flatMap((allowedOfRole, role) =>
      allowedOfRole.length === 0
        ? []
        : [
            {
              rule,
              side: side === 0 ? 0 : 1,
              role,
              allowed: allowedOfRole,
              ...(half === undefined ? {} : { half }),
            } as const,
          ],
    ),
  );
}

/** `sides` with one list widened by the next count below and above its counts. */
function widenSides(sides: Sides, limit: CellLimit, sport: Tables): { left: number[][]; right: number[][] } {
  const low = Math.min(...limit.allowed);
  const high = Math.max(...limit.allowed);
  const wider = [...new Set([Math.max(0, low - 1), ...limit.allowed, high + 1])].filter(
    (count) => count <= sport.teamSize,
  );
  const name = sideNames[limit.side];
  const copy = { left: [...sides.left], right: [...sides.right] };
  copy[name][limit.role] = wider;
  return copy;
}

/** The limits in the form of a description. */
export const roleLimits = (limits: readonly CellLimit[]): readonly RoleLimit[] =>
  limits.map(({ side, role, allowed }) => ({ side: sideNames[side], role, allowed }));

interface WiderOptions {
  readonly sport: Tables;
  /** Stores the widened lists. */
  readonly put: (from: Strategy, sides: ReturnType<typeof widenSides>) => Strategy;
  readonly half?: "low" | "high";
}

/** The next looser step of each limit. */
export const widerSteps = (
  sides: Sides,
  limits: readonly CellLimit[],
  { sport, put, half }: WiderOptions,
): readonly LooserStep[] =>
  limits.map((limit) => {
    const wider = widenSides(sides, limit, sport);
    const side = sideNames[limit.side];
    const allowedCountsOfRole = wider[side][limit.role] ?? [];
    return {
      change: {
        change: "widen-role",
        side,
        role: limit.role,
        allowed: allowedCountsOfRole,
        ...(half === undefined ? {} : { half }),
      },
      loosen: (from) => put(from, wider),
    };
  });

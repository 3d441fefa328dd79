import type { Combination, Role } from "./sport.ts";

/** Every combination within the bounds of the roles that fills a team, in lexicographic order. */
export function everyCombination(
  roles: readonly Pick<Role, "min" | "max">[],
  teamSize: number,
): Combination[] {
  const combinations: Combination[] = [];
  const fill = (counts: readonly number[], left: number): void => {
    const role = roles[counts.length];
    if (role === undefined) {
      if (left === 0) combinations.push(counts);
      return;
    }
    for (let count = role.min; count <= Math.min(role.max, left); count++)
      fill([...counts, count], left - count);
  };
  fill([], teamSize);
  return combinations;
}

/** `all` with `first` moved to the front, the others in their order. */
export function withFirst(first: readonly Combination[], all: readonly Combination[]): Combination[] {
  const known = new Set(first.map(String));
  return [...first, ...all.filter((combination) => !known.has(String(combination)))];
}

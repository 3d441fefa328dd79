import type { Shapes } from "./shapes.ts";
import type { Common } from "./side-plan.ts";

/** Whether the sums of a left and of a right bundle fit. The result is cached, because bundles share sums. */
export class GroupFit {
  readonly left: readonly Uint16Array[];
  readonly right: readonly Uint16Array[];
  readonly common: Common;
  /** 0 unknown, 1 fits, 2 does not. */
  readonly known: Uint8Array;

  constructor(left: Shapes, right: Shapes, common: Common) {
    this.left = left.sums;
    this.right = right.sums;
    this.common = common;
    this.known = new Uint8Array(Math.min(MAX_REMEMBERED, this.left.length * this.right.length));
  }

  holds(left: number, right: number): boolean {
    const index = left * this.right.length + right;
    const knownFit = this.known[index];
    if (knownFit !== undefined && knownFit !== 0) return knownFit === 1;
    const fits = this.compare(this.left[left]!, this.right[right]!);
    if (knownFit !== undefined) this.known[index] = fits ? 1 : 2;
    return fits;
  }

  compare(left: Uint16Array, right: Uint16Array): boolean {
    return this.common.sums.every(({ min, cap, bounded }, sum) => {
      const count = left[sum]! + right[sum]!;
      return count >= min && (!bounded || count <= cap);
    });
  }
}

const MAX_REMEMBERED = 4_000_000;

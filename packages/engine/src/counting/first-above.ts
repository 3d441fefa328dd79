/** Fewer values are walked through, from the end. */
const WALKED = 12;

/** The first of the rising values that is above a bound, by binary search; the end when none is. */
export function firstAbove(values: Int32Array, begin: number, end: number, bound: number): number {
  let low = begin;
  let high = end;
  while (high - low > WALKED) {
    const middle = (low + high) >> 1;
    if (values[middle]! > bound) high = middle;
    else low = middle + 1;
  }
  while (high > low && values[high - 1]! > bound) high--;
  return high;
}

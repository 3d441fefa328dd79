import type { ExposureBounds } from "@teamwright/domain";

type Bounds = Readonly<Record<string, ExposureBounds>>;

const clamp = (value: number, { min = 0, max = 100 }: ExposureBounds): number =>
  Math.min(max, Math.max(min, value));

/**
 * Shares of 100 in proportion to the weights, each within its bounds; the difference at a bound is divided among the
 * others in proportion. Null where no bound has an effect, and where no such shares exist.
 */
export function boundedShares(
  weights: ReadonlyMap<string, number>,
  bounds: Bounds,
): Record<string, number> | null {
  const keys = [...weights.keys()];
  const boundOf = (key: string) => bounds[key] ?? {};
  const sumOf = (read: (key: string) => number) => keys.reduce((sum, key) => sum + read(key), 0);
  const sum = sumOf((key) => weights.get(key) ?? 0);
  const least = sumOf((key) => boundOf(key).min ?? 0);
  const most = sumOf((key) => boundOf(key).max ?? 100);
  if (sum <= 0 || least > 100 || most < 100) return null;
  const share = (key: string, scale: number) => clamp(scale * (weights.get(key) ?? 0), boundOf(key));
  if (keys.every((key) => Math.abs(share(key, 100 / sum) - (100 * (weights.get(key) ?? 0)) / sum) < 1e-9))
    return null;
  // The clamped sum grows with the scale, so bisection finds the scale at which it is 100.
  let [low, high] = [0, 1e6];
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (sumOf((key) => share(key, middle)) < 100) low = middle;
    else high = middle;
  }
  const shares = keys.map((key) => [key, Math.round(share(key, high) * 1e6) / 1e6] as const);
  const whole = shares.reduce((total, [, each]) => total + each, 0);
  return Math.abs(whole - 100) < 0.01 ? Object.fromEntries(shares) : null;
}

/** Standard normal quantile of a two-sided interval of 95 %. */
const Z = 1.959964;

/**
 * Between which percents the true share lies with 95 % confidence: Wilson's score interval. Source: E. B. Wilson, "Probable
 * inference, the law of succession, and statistical inference", JASA 22 (1927).
 */
export function shareInterval(count: number, all: number): readonly [low: number, high: number] {
  if (all === 0) return [0, 100];
  const share = count / all;
  const middle = share + (Z * Z) / (2 * all);
  const spread = Z * Math.sqrt((share * (1 - share)) / all + (Z * Z) / (4 * all * all));
  const scale = 100 / (1 + (Z * Z) / all);
  return [Math.max(0, (middle - spread) * scale), Math.min(100, (middle + spread) * scale)];
}

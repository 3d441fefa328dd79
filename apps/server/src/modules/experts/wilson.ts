/** Standard normal quantile of a two-sided interval of 95 %. */
const Z = 1.959964;

/**
 * Wilson's score interval of a share at 95 %, in percent with one decimal. Source: E. B. Wilson, "Probable inference, the law of
 * succession, and statistical inference", JASA 22 (1927).
 */
export function wilsonInterval(hits: number, trials: number): [low: number, high: number] {
  if (trials === 0) return [0, 100];
  const share = hits / trials;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * trials);
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  const scale = 1 + z2 / trials;
  const percent = (value: number) => Math.round(Math.min(1, Math.max(0, value / scale)) * 1000) / 10;
  return [percent(centre - spread), percent(centre + spread)];
}

import type { ExposureBounds } from "@teamwright/domain";

type Exposure = Record<string, ExposureBounds>;

const percentOf = (text: string): number | null => {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 && value <= 100 ? value : null;
};

export const isPercentOrEmpty = (text: string): boolean => text.trim() === "" || percentOf(text) !== null;

/**
 * The exposures with one end of one target's bounds as typed. An empty field takes the end away; what cannot be (no
 * percentage, a minimum above its maximum) leaves the exposures as they were.
 */
export function withBound(
  exposure: Exposure,
  target: number | string,
  end: "min" | "max",
  text: string,
): Exposure {
  const value = percentOf(text);
  if (value === null && text.trim() !== "") return exposure;
  const { [end]: _before, ...other } = exposure[target] ?? {};
  const bounds: ExposureBounds = value === null ? other : { ...other, [end]: value };
  if (bounds.min !== undefined && bounds.max !== undefined && bounds.min > bounds.max) return exposure;
  const { [target]: _old, ...rest } = exposure;
  return Object.keys(bounds).length === 0 ? rest : { ...rest, [target]: bounds };
}

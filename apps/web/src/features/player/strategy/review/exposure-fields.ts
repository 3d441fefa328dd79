import type { ExposureBounds } from "@teamwright/domain";

type Exposure = Record<string, ExposureBounds>;

const percentOf = (text: string): number | null => {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 && value <= 100 ? value : null;
};

export const isPercentOrEmpty = (text: string): boolean => text.trim() === "" || percentOf(text) !== null;

/** Both ends of one target's bounds as typed. */
export interface BoundTexts {
  readonly min: string;
  readonly max: string;
}

/**
 * The exposures with the typed bounds of one target. An empty field removes its end. Invalid input (not a percentage, a
 * minimum above its maximum) removes the bounds, so that teams never use a figure that is not shown.
 */
export function withBounds(exposure: Exposure, target: number | string, texts: BoundTexts): Exposure {
  const { [target]: _old, ...rest } = exposure;
  const [min, max] = [percentOf(texts.min), percentOf(texts.max)];
  const wrong =
    ![texts.min, texts.max].every(isPercentOrEmpty) || (min !== null && max !== null && min > max);
  if (wrong || (min === null && max === null)) return rest;
  return { ...rest, [target]: { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) } };
}

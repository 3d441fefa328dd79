import type { SectionId } from "@teamwright/domain/prediction";
import { t } from "#i18n/translate.ts";

const names: Readonly<Record<SectionId, () => string>> = {
  0: () => t("predictions.pitchReport"),
  1: () => t("predictions.winningCard"),
  2: () => t("predictions.predictedPlaying11"),
  3: () => t("predictions.dropPlayer"),
  4: () => t("predictions.fixedPlayer"),
  5: () => t("predictions.captainPlayer"),
  6: () => t("predictions.viceCaptainPlayer"),
  7: () => t("predictions.creditRange"),
  8: () => t("predictions.teamPartition"),
  9: () => t("predictions.teamCombination"),
  10: () => t("predictions.percentageStrategy"),
  11: () => t("predictions.roleFrequency"),
  12: () => t("predictions.impactPlayer"),
};

/** What a section is called. */
export const sectionName = (id: SectionId): string => names[id]();

export const pitchNames = (): readonly string[] => [
  t("predictions.batting"),
  t("predictions.bowling"),
  t("predictions.balanced"),
];

export const weatherNames = (): readonly string[] => [
  t("predictions.weatherSunny"),
  t("predictions.weatherSunAndCloud"),
  t("predictions.weatherCloud"),
  t("predictions.weatherRain"),
  t("predictions.weatherNight"),
];

export const winningNames = (): readonly string[] => [
  t("predictions.oneSideMatch"),
  t("predictions.neckToNeck"),
];

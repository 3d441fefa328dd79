import type { Sport, SportSlug } from "@teamwright/domain";
import type { SectionId } from "@teamwright/domain/prediction";
import { t } from "#i18n/translate.ts";

const names: Readonly<Record<SectionId, (sport: SportSlug) => string>> = {
  0: () => t("predictions.pitchReport"),
  1: () => t("predictions.winningCard"),
  2: () => t("predictions.predictedPlaying11"),
  3: () => t("predictions.dropPlayer"),
  4: () => t("predictions.fixedPlayer"),
  5: (sport) => t("predictions.captainPlayer", { sport }),
  6: (sport) => t("predictions.viceCaptainPlayer", { sport }),
  7: () => t("predictions.creditRange"),
  8: () => t("predictions.teamPartition"),
  9: () => t("predictions.teamCombination"),
  10: () => t("predictions.percentageStrategy"),
  11: () => t("predictions.roleFrequency"),
  12: () => t("predictions.impactPlayer"),
};

/** What a sport calls a section. */
export const sectionName = (id: SectionId, { slug }: Pick<Sport, "slug">): string => names[id](slug);

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

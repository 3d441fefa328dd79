import { sportBySlug, type SportSlug } from "@teamwright/domain";

/** Another sport's tab: the lists being built for a match of the one before are given up, as the specification says. */
export const changeSport = async (slug: SportSlug): Promise<void> => {
  const sport = sportBySlug(slug);
  // Loaded at the first change only: home itself does without the strategy's code.
  const { strategyStore } = await import("../../data/strategy/use-strategy.ts");
  if (sport !== undefined) strategyStore.changeSport(sport.index);
};

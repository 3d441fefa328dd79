import { sportIndexes } from "@teamwright/domain";
import type { DataFileFrame } from "@teamwright/contract/data-file";
import { COLOR_SCHEME_KEY, colorSchemes } from "#lib/color-scheme.ts";
import { predictionDrafts } from "../drafts/prediction-drafts.ts";
import { lastTime } from "../strategy/last-time.ts";
import { listOtherDrafts } from "../strategy/other-drafts.ts";
import { createStrategyStore, RULES_KEY } from "../strategy/store.ts";
import type { KeyStore } from "../strategy/store.ts";

type ChosenSettings = DataFileFrame["device"]["settings"];

/** The chosen language, as the text catalogue stores it. */
export const LANGUAGE_KEY = "language";

const oneOf = <const Value extends string>(text: string | null, values: readonly Value[]) =>
  values.find((value) => value === text);

/** What was chosen on this device; what was not has no field. */
export function readSettings(keys: Pick<KeyStore, "getItem">): ChosenSettings {
  const language = oneOf(keys.getItem(LANGUAGE_KEY), ["en", "hi", "te"]);
  const appearance = oneOf(keys.getItem(COLOR_SCHEME_KEY), colorSchemes);
  const rules = oneOf(keys.getItem(RULES_KEY), ["0", "1"]);
  return {
    ...(language === undefined ? {} : { language }),
    ...(appearance === undefined ? {} : { appearance }),
    ...(rules === undefined ? {} : { fantasyRules: rules === "1" ? 1 : 0 }),
  };
}

/** The part of the file that is in localStorage. */
export const readDeviceKeys = (keys: KeyStore, now: Date) => ({
  // The store reads drafts under the keys of every version.
  drafts: Object.values(createStrategyStore(keys, () => now).get().drafts),
  otherDrafts: listOtherDrafts(keys),
  lastTime: sportIndexes.flatMap((sport) => lastTime(keys, sport) ?? []),
  predictionDrafts: predictionDrafts.list().map(({ id, value }) => ({ matchId: id, sections: [...value] })),
  settings: readSettings(keys),
});

import { captainsRule } from "./captains.ts";
import { combinationsRule } from "./combinations.ts";
import { creditsRule } from "./credits.ts";
import { fixedRule } from "./fixed.ts";
import { groupCreditsRule } from "./group-credits.ts";
import { groupsRule } from "./groups.ts";
import { partitionsRule } from "./partitions.ts";
import { percentageFrequencyRule } from "./percentage-frequency.ts";
import { percentageRule } from "./percentage.ts";
import { poolRule } from "./pool.ts";
import { roleFrequencyRule } from "./role-frequency.ts";
import type { Rule } from "./rule.ts";
import { rulesSettingRule } from "./rules-setting.ts";
import { sideCreditsRule } from "./side-credits.ts";
import { viceCaptainsRule } from "./vice-captains.ts";

/** Every rule, in the order of the screens. */
export const rules: readonly Rule[] = [
  poolRule,
  fixedRule,
  captainsRule,
  viceCaptainsRule,
  partitionsRule,
  combinationsRule,
  creditsRule,
  sideCreditsRule,
  groupCreditsRule,
  percentageRule,
  roleFrequencyRule,
  percentageFrequencyRule,
  groupsRule,
  rulesSettingRule,
];

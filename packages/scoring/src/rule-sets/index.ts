import dream11T20202504 from "./dream11-t20-2025-04.json" with { type: "json" };
import dream11T20202502 from "./dream11-t20-2025-02.json" with { type: "json" };
import dream11T202021 from "./dream11-t20-2021.json" with { type: "json" };
import dream11T202020 from "./dream11-t20-2020.json" with { type: "json" };
import dream11T202017 from "./dream11-t20-2017.json" with { type: "json" };
import dream11Odi202504 from "./dream11-odi-2025-04.json" with { type: "json" };
import dream11Odi202502 from "./dream11-odi-2025-02.json" with { type: "json" };
import dream11Odi2021 from "./dream11-odi-2021.json" with { type: "json" };
import dream11Odi2017 from "./dream11-odi-2017.json" with { type: "json" };
import dream11Test202504 from "./dream11-test-2025-04.json" with { type: "json" };
import dream11Test202502 from "./dream11-test-2025-02.json" with { type: "json" };
import dream11Test2021 from "./dream11-test-2021.json" with { type: "json" };
import dream11Test2017 from "./dream11-test-2017.json" with { type: "json" };
import dream11T10202504 from "./dream11-t10-2025-04.json" with { type: "json" };
import dream11T10202502 from "./dream11-t10-2025-02.json" with { type: "json" };
import dream11T102021 from "./dream11-t10-2021.json" with { type: "json" };
import dream11T102017 from "./dream11-t10-2017.json" with { type: "json" };
import my11circleT20 from "./my11circle-t20.json" with { type: "json" };
import dream11HundredPage from "./dream11-hundred-page.json" with { type: "json" };
import dream11HundredConfig from "./dream11-hundred-config.json" with { type: "json" };
import dream11Football2021 from "./dream11-football-2021.json" with { type: "json" };
import dream11Football2017 from "./dream11-football-2017.json" with { type: "json" };
import consensusBasketball from "./consensus-basketball.json" with { type: "json" };
import dream11Kabaddi from "./dream11-kabaddi.json" with { type: "json" };
import myteam11Kabaddi2018 from "./myteam11-kabaddi-2018.json" with { type: "json" };
import { ruleSetSchema } from "@teamwright/domain/rule-set";
import type { RuleSet } from "@teamwright/domain/rule-set";

/** Every rule-set. A change of an app's rules is a new file and a new line here, never an edit. */
export const ruleSets: readonly RuleSet[] = [
  dream11T20202504,
  dream11T20202502,
  dream11T202021,
  dream11T202020,
  dream11T202017,
  dream11Odi202504,
  dream11Odi202502,
  dream11Odi2021,
  dream11Odi2017,
  dream11Test202504,
  dream11Test202502,
  dream11Test2021,
  dream11Test2017,
  dream11T10202504,
  dream11T10202502,
  dream11T102021,
  dream11T102017,
  my11circleT20,
  dream11HundredPage,
  dream11HundredConfig,
  dream11Football2021,
  dream11Football2017,
  consensusBasketball,
  dream11Kabaddi,
  myteam11Kabaddi2018,
].map((ruleSet) => ruleSetSchema.parse(ruleSet));

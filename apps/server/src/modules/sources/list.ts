import { apiFootball } from "./api-football/api-football.ts";
import { cricsheetFiles } from "./cricsheet/cricsheet-files.ts";
import { entitySportBasketball } from "./entitysport/basketball.ts";
import { entitySportCricket } from "./entitysport/cricket.ts";
import { entitySportFootball } from "./entitysport/football.ts";
import { entitySportKabaddi } from "./entitysport/kabaddi.ts";
import type { Source, SourceHead } from "./source.ts";

/** The sources that are polled. A new one is its folder and one line here. */
export const allSources: readonly Source[] = [
  entitySportCricket,
  entitySportFootball,
  entitySportBasketball,
  entitySportKabaddi,
  apiFootball,
];

/** Every source, those that read files included. */
export const allSourceHeads: readonly SourceHead[] = [...allSources, cricsheetFiles];

import { cricsheetAdapter } from "./cricsheet/adapter.ts";
import { importAdapter } from "./import/adapter.ts";
import type { FeedAdapter } from "./port.ts";
import { nbaSalariesRecipe } from "./recipes/nba-salaries.ts";
import { prematch2021Recipe } from "./recipes/prematch-2021.ts";
import { premierLeagueRecipe } from "./recipes/premier-league.ts";
import { proKabaddiRecipe } from "./recipes/pro-kabaddi.ts";

/** All feed adapters. A new source is its adapter and one line here. */
export const feedAdapters: readonly FeedAdapter[] = [
  importAdapter,
  cricsheetAdapter,
  prematch2021Recipe,
  premierLeagueRecipe,
  nbaSalariesRecipe,
  proKabaddiRecipe,
];

import { analytics } from "./en/analytics.ts";
import { exports } from "./en/exports.ts";
import { filters } from "./en/filters.ts";
import { home } from "./en/home.ts";
import { myMatches } from "./en/my-matches.ts";
import { news } from "./en/news.ts";
import { profile } from "./en/profile.ts";
import { research } from "./en/research.ts";
import { results } from "./en/results.ts";
import { share } from "./en/share.ts";
import { shell } from "./en/shell.ts";
import { signIn } from "./en/sign-in.ts";
import { storage } from "./en/storage.ts";
import { strategyWords } from "./en/strategy.ts";
import { teams } from "./en/teams.ts";

/** English, whole: one area per file, each area owned by the feature of its name. */
export const en = {
  shell,
  signIn,
  home,
  profile,
  strategy: strategyWords,
  teams,
  filters,
  exports,
  share,
  analytics,
  research,
  results,
  storage,
  news,
  myMatches,
};

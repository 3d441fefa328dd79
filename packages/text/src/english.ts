import analytics from "../catalogue/analytics/en.json" with { type: "json" };
import common from "../catalogue/common/en.json" with { type: "json" };
import engineCommands from "../catalogue/engine-commands/en.json" with { type: "json" };
import experts from "../catalogue/experts/en.json" with { type: "json" };
import groups from "../catalogue/groups/en.json" with { type: "json" };
import home from "../catalogue/home/en.json" with { type: "json" };
import mapper from "../catalogue/mapper/en.json" with { type: "json" };
import mapperDesk from "../catalogue/mapper-desk/en.json" with { type: "json" };
import matchDesk from "../catalogue/match-desk/en.json" with { type: "json" };
import myMatches from "../catalogue/my-matches/en.json" with { type: "json" };
import notices from "../catalogue/notices/en.json" with { type: "json" };
import suggest from "../catalogue/suggest/en.json" with { type: "json" };
import planned from "../catalogue/planned/en.json" with { type: "json" };
import failures from "../catalogue/failures/en.json" with { type: "json" };
import playerFacts from "../catalogue/player-facts/en.json" with { type: "json" };
import predictions from "../catalogue/predictions/en.json" with { type: "json" };
import prime from "../catalogue/prime/en.json" with { type: "json" };
import profile from "../catalogue/profile/en.json" with { type: "json" };
import replies from "../catalogue/replies/en.json" with { type: "json" };
import reportAuthoring from "../catalogue/report-authoring/en.json" with { type: "json" };
import reports from "../catalogue/reports/en.json" with { type: "json" };
import research from "../catalogue/research/en.json" with { type: "json" };
import results from "../catalogue/results/en.json" with { type: "json" };
import secondFactor from "../catalogue/second-factor/en.json" with { type: "json" };
import shareLink from "../catalogue/share-link/en.json" with { type: "json" };
import terms from "../catalogue/terms/en.json" with { type: "json" };
import shell from "../catalogue/shell/en.json" with { type: "json" };
import signIn from "../catalogue/sign-in/en.json" with { type: "json" };
import staff from "../catalogue/staff/en.json" with { type: "json" };
import staticPages from "../catalogue/static-pages/en.json" with { type: "json" };
import storage from "../catalogue/storage/en.json" with { type: "json" };
import strategy from "../catalogue/strategy/en.json" with { type: "json" };
import strategyBounds from "../catalogue/strategy-bounds/en.json" with { type: "json" };
import teams from "../catalogue/teams/en.json" with { type: "json" };
import transfer from "../catalogue/transfer/en.json" with { type: "json" };

/** The source texts by area. Clients import only its type: they load an area with the screen that needs it. */
export const english = {
  analytics,
  common,
  "engine-commands": engineCommands,
  experts,
  groups,
  home,
  mapper,
  "mapper-desk": mapperDesk,
  "match-desk": matchDesk,
  "my-matches": myMatches,
  notices,
  suggest,
  planned,
  failures,
  "player-facts": playerFacts,
  predictions,
  prime,
  profile,
  replies,
  "report-authoring": reportAuthoring,
  reports,
  research,
  results,
  "second-factor": secondFactor,
  "share-link": shareLink,
  terms,
  shell,
  "sign-in": signIn,
  staff,
  "static-pages": staticPages,
  storage,
  strategy,
  "strategy-bounds": strategyBounds,
  teams,
  transfer,
};

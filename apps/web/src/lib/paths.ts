import { generatePath } from "react-router";

/**
 * Every route of the product, listed once. The names are ours, the paths are the specification's (document 002, section
 * 2.1). The hidden admin-entry routes do not exist (DECISIONS, section 1).
 */
export const paths = {
  home: "/",
  myMatches: "/mymatches",
  login: "/login",
  /** Ours: where the identity provider sends the browser back. */
  identity: "/login/provider",
  changePassword: "/changepassword",
  secondFactor: "/secondfactor",
  profile: "/profile",
  /** Ours: the notices of the account. */
  notices: "/notices",
  research: "/research",
  /** Ours: how many forecasts came true. */
  promises: "/promises",
  planData: "/plandata",
  savedMatches: "/savedmatches",

  match: "/match/:id",
  change: "/change",
  /** Ours: what is known of one player of a match. */
  player: "/player/:match/:player",
  /** Ours: teams chosen by the forecast. */
  suggest: "/suggest/:id",
  auto: "/auto",
  section: "/section",
  grand: "/grand",
  smart: "/smart",
  fixed: "/fixed",
  captain: "/captain",
  viceCaptain: "/vicecaptain",
  partition: "/partision",
  selection: "/selection",
  credit: "/credit",
  combination: "/combination",
  roleFrequency: "/rolefrequency",
  percentageFrequency: "/percentagefrequency",
  advanced: "/advanced",
  advancedExtra: "/advancedextra",
  /** Ours: a strategy shared by another user; the strategy is in the fragment. */
  shared: "/shared",

  previousMatch: "/previousmatch/:id",
  addPoint: "/addpoint/:id",
  analytics: "/analytics/:match/:attempt",
  display: "/display/:match/:attempt/:ftype/:fvalue",
  displayAuto: "/displayauto/:match/:attempt",
  result: "/result/:match/:attempt",
  resultAuto: "/resultauto/:match/:attempt",
  shortcutPrintNormal: "/shortcutprintnormal/:match/:attempt",
  shortcutPrintAuto: "/shortcutprintauto/:match/:attempt",
  /** The full print page; the specification names it without an address. */
  printTeams: "/print/:match/:attempt",
  report: "/report/:match/:attempt/:primetype",

  decision: "/decision/:id",
  superDecision: "/superdecision/:id",
  transferArena: "/transferarena/",
  mapperArena: "/mapperarena/:id",
  mapperFilterArena: "/d11filterarena/:id",
  mapperGeneration: "/mappergeneration/:id",
  automaticMapper: "/automaticmapper/:id",
  mapper: "/dream11mapper/:id",
  displayMapperTeams: "/displaymapperteams/:id",

  expertPanel: "/expertpanel/:match",
  expertPrediction: "/expertprediction/:match",
  expertVideo: "/expertvideo/:match",
  predictionArena: "/predictionarena/:id",
  /** Ours: where the predictions of a match agree and differ. */
  comparePredictions: "/comparepredictions/:match",
  createPanel: "/createpanel/:id",
  shareSoftware: "/sharesoftware/:match/:attempt",
  shareHuman: "/sharehuman/:match",
  /** Ours: an expert's measured record. */
  expertRecord: "/expertrecord/:id",
  showExpertTeams: "/showexpertteams/:id",
  storeExpertTeams: "/storeexpertteams/:match/:type",
  storeExpertVideo: "/storeexpertvideo/:matchId",

  booking: "/booking",
  bookTeams: "/bookteams/:id",
  /** Ours: the documents name the panel without an address. */
  bookingPanel: "/bookingpanel/:id",
  postPrime: "/postprime/:id/:attemptId",
  primeDisplay: "/primedisplay",
  primeOwnerPanel: "/primeownerpanel",
  postGroupTeam: "/postgroupteam/:id/:attemptId",
  groupList: "/grouplist/:match",
  displayGroupTeam: "/displaygroupteam/:match/:groupId",

  registerUser: "/register463980",
  manageUser: "/manageuser",
  /** Ours: lists of users, and changes of many at once. */
  users: "/users",
  manyUsers: "/users/many",
  notify: "/notify",
  accountsData: "/accountsdata",
  adminAccountsData: "/adminaccountsdata",
  adminDecisionPanel: "/admindecisionpanel",
  hashValue: "/dream11hashvalue",
  promotionDashboard: "/promotiondashboard",
  promotionCreate: "/promotioncreate",
  promotionEdit: "/promotionedit/:id",
  /** Ours: the specification leaves match administration and the audit log to the server. */
  matchDesk: "/matchdesk",
  matchDeskMatch: "/matchdesk/:id",
  auditLog: "/auditlog",
  failures: "/failures",
  /** Ours: bookings and posts of all matches. */
  primeDesk: "/primedesk",
  createMatchReport: "/creatematchreport/:id",
  editMatchReport: "/editmatchreport/:reportId",
  matchReportData: "/matchreportdata/:reportId",
  /** The other address of a report in the documents. */
  reportDetail: "/report/:reportId",
  /** Ours: the documents leave the address of list and overview open. */
  matchReports: "/matchreports",

  aboutUs: "/aboutus",
  contactUs: "/contactus",
  howToGenerate: "/howtogenerate",
  refundPolicy: "/refundpolicy",
  bestTips: "/besttips",
} as const;

export type Paths = typeof paths;
export type PathName = keyof Paths;

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Arguments<Name extends PathName> =
  PathParams<Paths[Name]> extends never ? [] : [params: Record<PathParams<Paths[Name]>, string | number>];

/** The address of a route with its escaped parameters: `pathTo("match", { id })`. */
export const pathTo = <Name extends PathName>(name: Name, ...[params]: Arguments<Name>): string => {
  // Without parameters the route's spelling is kept: generatePath would remove a slash at its end.
  if (params === undefined) return paths[name];
  const texts = Object.entries(params).map(([key, value]) => [key, String(value)]);
  return generatePath<string>(paths[name], Object.fromEntries(texts) as Record<string, string>);
};

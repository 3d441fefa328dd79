import { sampleSections } from "#modules/predictions/testing/sample-sections.ts";
import { expertCalls } from "./expert-calls.ts";
import { primeCalls } from "./prime-calls.ts";
import { reportCalls } from "./report-calls.ts";
import type { TabledCall } from "./tabled-call.ts";
import { documentedGroupCalls } from "./group-calls.ts";

const of = (field: string, ...names: readonly string[]): string[] => names.map((name) => `${field}.${name}`);

const term = ["duration", "start_date", "end_date"];
const envelope = of("data", "v", "kid", "iv", "ct");
const promotion = of("data", "_id", "label", "imageUrl", "notificationUrl", "urlType", "order", "active");
const notify = of("data", "createdAt", "superUserPhoneNumber", "userPhoneNumber", "duration", "notifyType");
const mappedSides = ["left_players_data", "right_players_data", "left_team_name", "right_team_name"];
const counts = ["totalPages", "totalCount", "registerCount", "addPlanCount"];
const banner = {
  label: "Season opens",
  imageUrl: "/banner.svg",
  notificationUrl: "/plandata",
  urlType: 1,
  order: 1,
  active: true,
};

const prediction = [
  ...of("data", "_id", "matchId", "expertNumber", "sportIndex", "createdAt", "numberOfViews"),
  ...of("data.predictionData", "id", "title", "notes", "extra"),
];
const expertUser = ["phoneNumber", "name", "avatar"];

/** In an order in which each can succeed. */
const predictionCalls: readonly TabledCall[] = [
  {
    by: "prime staff",
    method: "POST",
    path: "/api/expert/postprediction",
    body: {
      matchId: "sample-1",
      sportIndex: 0,
      expertNumber: "{phone}",
      predictionData: sampleSections(),
    },
    fields: ["data._id"],
  },
  {
    by: "customer",
    method: "GET",
    path: "/api/expert/list/getprediction/sample-1",
    fields: [...prediction, ...of("predictionData", ...expertUser)],
  },
  {
    by: "customer",
    method: "GET",
    path: "/api/expert/specific/getprediction/{prediction}",
    fields: [...prediction, ...of("expertData", ...expertUser)],
  },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/expert/updateprediction/{prediction}",
    body: { predictionData: sampleSections().filter(({ id }) => id < 12) },
    fields: ["data.version"],
  },
];

const app = "my11circle";
const linked = { fantasyApp: app, authToken: "{authToken}" };
const fantasyMatch = [
  "id",
  "match_time",
  "series_name",
  "left_team_name",
  "right_team_name",
  "left_team_image",
  "right_team_image",
  "league_id",
];
const team = (index: number) => ({
  matchId: "sample-1",
  captain: `{captain${index}}`,
  vice_captain: `{viceCaptain${index}}`,
  players: [`{players${index}}`],
});

/** The calls to a fantasy app, in an order in which each can succeed. */
const fantasyAppCalls: readonly TabledCall[] = [
  {
    by: "prime staff",
    method: "POST",
    path: "/api/fantasy/send-otp",
    body: { fantasyApp: app, mobileNumber: "{mobile}" },
    fields: of("data", "reasonCode", "challenge"),
  },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/fantasy/verify-otp",
    body: {
      fantasyApp: app,
      mobileNumber: "{mobile}",
      verificationCode: "{code}",
      reasonCode: "{reasonCode}",
      challenge: "{challenge}",
    },
    fields: ["data.token"],
  },
  { by: "prime staff", method: "POST", path: "/api/fantasy/auth/verify", body: linked, fields: [] },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/automatic/fantasy-app/list",
    body: linked,
    fields: of("data", ...fantasyMatch),
  },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/automatic/fantasy-app/getplayerdata",
    body: {
      ...linked,
      matchId: "{appMatch}",
      leftTeamName: "Harbour Hawks",
      rightTeamName: "River Rhinos",
    },
    fields: of("data", "id", "name", "team_index", "player_role"),
  },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/automatic/add_mapping",
    body: {
      tgMatchId: "sample-1",
      fantasyAppMatchId: "{appMatch}",
      fantasyAppName: app,
      playerMapperData: [{ player_index: 1, id: "p-1" }],
    },
    fields: [],
  },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/fantasy/add-team",
    body: { ...linked, ...team(0) },
    fields: ["data.team_id"],
  },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/fantasy/list-of-teams",
    body: { ...linked, matchId: "sample-1" },
    fields: [...of("teams_list", "team_id", "captain", "vice_captain", "player_list"), "deadline", "limit"],
  },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/fantasy/edit-team",
    body: { ...linked, ...team(1), id: "{team}" },
    fields: ["data.team_id"],
  },
  {
    by: "customer",
    method: "POST",
    path: "/api/classic/dream11/addteam",
    body: {
      tgMatchId: "sample-1",
      playerData: ["{players2}"],
      captainData: "{captain2}",
      vicecaptainData: "{viceCaptain2}",
      generateLinkFlag: "general",
    },
    fields: ["data"],
  },
];

/**
 * The specification's calls, in an order in which each can succeed. Written from the specification and not from the
 * contract, with its spelling, so that a wrong contract is detected.
 */
export const documentedCalls: readonly TabledCall[] = [
  {
    by: "visitor",
    method: "GET",
    path: "/api/bootstrap",
    fields: of(
      "data",
      "payload_key",
      "kid",
      "server_time",
      "limits",
      ...["id", "slug", "name", "logo", "available", "limit"].map((field) => `fantasy_apps.${field}`),
      "feature_flags",
    ),
  },
  { by: "visitor", method: "GET", path: "/api/fantasy/matches/cricket", fields: envelope },
  { by: "customer", method: "GET", path: "/api/fantasy/match/sample-1", fields: envelope },
  {
    by: "customer",
    method: "GET",
    path: "/api/fantasy/scorecard/backup/cricket/sample-1",
    fields: of("data", "match_status", "player_data.player_fixed_id", "player_data.points"),
  },
  {
    by: "visitor",
    method: "POST",
    path: "/api/auth/login",
    body: { phoneNumber: "{userPhone}", password: "{password}" },
    fields: of("data", "id", "phoneNumber", "changedPassword"),
  },
  {
    by: "customer",
    method: "GET",
    path: "/api/plan/status/{me}",
    fields: [
      ...of("data", "login", "plan", "name", "user_role", "email", "phoneNumber", "previous_plans"),
      ...of("data.current_plan", ...term),
      ...of("data", "prime_plan", "prime_user", "current_prime_plan", "previous_prime_plans"),
      ...of("data", "group_admin", "group_data"),
    ],
  },
  {
    by: "superuser",
    method: "POST",
    path: "/api/auth/register",
    body: { phoneNumber: "7000000001", duration: 3, password: "{password}", superUserPhoneNumber: "{phone}" },
    fields: ["data"],
  },
  {
    by: "superuser",
    method: "POST",
    path: "/api/plan/add/super/{user}/{me}",
    body: { duration: 5 },
    fields: [],
  },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/auth/registerprime",
    body: { phoneNumber: "{userPhone}" },
    fields: [],
  },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/primeplan/add/super/{user}/{me}",
    body: { duration: 5 },
    fields: [],
  },
  { by: "prime staff", method: "GET", path: "/api/primeplan/refresh", fields: ["phoneNumberList"] },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/create-group-owner/access",
    body: { ownerPhoneNumber: "{userPhone}", accessToken: "any" },
    fields: [],
  },
  {
    by: "superuser",
    method: "POST",
    path: "/api/auth/details/{me}",
    body: { phoneNumber: "{userPhone}" },
    fields: [
      ...of("data", "phoneNumber", "userId", "activePlan", "accountBlocked", "previous_plans"),
      ...of("data.current_plan", ...term),
      ...of("data", "prime_user", "prime_plan", "previous_prime_plans", "group_owner_access", "group_info"),
      ...of("data.current_prime_plan", ...term),
    ],
  },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/remove-group-owner/access",
    body: { ownerPhoneNumber: "{userPhone}", accessToken: "any" },
    fields: [],
  },
  { by: "prime staff", method: "DELETE", path: "/api/primeplan/remove/{user}/{me}", fields: [] },
  { by: "superuser", method: "DELETE", path: "/api/plan/remove/{user}/{me}", fields: [] },
  { by: "superuser", method: "POST", path: "/api/auth/removelimit/{user}/{me}", fields: [] },
  { by: "superuser", method: "POST", path: "/api/auth/block/{user}/{me}", fields: [] },
  { by: "superuser", method: "POST", path: "/api/auth/unblock/{user}/{me}", fields: [] },
  { by: "admin", method: "GET", path: "/api/auth/notify/{me}", fields: [...notify, "totalPages"] },
  { by: "superuser", method: "GET", path: "/api/auth/superuser/{me}", fields: [...notify, ...counts] },
  {
    by: "admin",
    method: "GET",
    path: "/api/auth/admin/superuserdetail/{me}/{superuserPhone}",
    fields: [...notify, ...counts],
  },
  {
    by: "admin",
    method: "PUT",
    path: "/api/utildb/dream11",
    body: { dream11Hash: "{accessValue}" },
    fields: ["tried"],
  },
  {
    by: "prime staff",
    method: "GET",
    path: "/api/dream11/cricket",
    fields: of("data", "id", "match_time", "series_name", "left_team_name", "right_team_name", "league_id"),
  },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/mapper/create",
    body: {
      tgMatchId: "sample-1",
      dream11MatchId: "{mainAppMatch}",
      leftName: "Harbour Hawks",
      rightName: "River Rhinos",
    },
    fields: ["data.dream11MatchId"],
  },
  {
    by: "customer",
    method: "GET",
    path: "/api/mapper/getdata/sample-1",
    fields: of("data", "mapperExist", "dream11MatchId"),
  },
  {
    by: "customer",
    method: "GET",
    path: "/api/dream11/player_data/cricket/{mainAppMatch}",
    fields: of("data", ...mappedSides, "left_team_logo", "right_team_logo", "lineup_available"),
  },
  {
    by: "customer",
    method: "POST",
    path: "/api/dream11/teams/cricket/{mainAppMatch}",
    body: { filterType: "basic", basicFilter: "equal", advancedFilter: null, teamsCount: 20 },
    fields: [
      ...of("data", ...mappedSides, "teamsCount", "teamsType"),
      ...of("data.teams", "team", "captain", "vice_captain", "series_name"),
    ],
  },
  {
    by: "admin",
    method: "PUT",
    path: "/api/utildb/promotion",
    body: { notificationActive: true },
    fields: ["promotionActive"],
  },
  { by: "admin", method: "POST", path: "/api/promotion/create", body: banner, fields: promotion },
  {
    by: "visitor",
    method: "GET",
    path: "/api/promotion/getlist",
    fields: [...promotion, "promotionActive"],
  },
  { by: "admin", method: "GET", path: "/api/promotion/get/{promotion}", fields: promotion },
  { by: "admin", method: "PUT", path: "/api/promotion/edit/{promotion}", body: banner, fields: promotion },
  { by: "admin", method: "DELETE", path: "/api/promotion/delete/{promotion}", fields: [] },
  {
    by: "customer",
    method: "POST",
    path: "/api/expert/teamlist",
    body: { phoneNumber: "{phone}" },
    fields: [
      "transferLine",
      "expertTeamData",
      "expertPredictionData",
      "expertVideoData",
      "dream11MapperData",
      "groupIdList",
    ],
  },
  ...predictionCalls,
  ...reportCalls,
  ...expertCalls,
  ...primeCalls,
  ...fantasyAppCalls,
  ...documentedGroupCalls,
  {
    by: "customer",
    method: "PUT",
    path: "/api/auth/change_password/{me}",
    body: {
      name: "Somebody",
      email: "somebody@example.org",
      password: "other words by the river",
      currentPassword: "{password}",
    },
    fields: [],
  },
];

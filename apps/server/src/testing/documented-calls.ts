/** Who makes a call of the tables: a visitor, the feed with its key, or one of the accounts that the test has made. */
export type CallerName = "visitor" | "feed" | "customer" | "superuser" | "admin" | "prime staff";

export interface TabledCall {
  readonly by: CallerName;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** In braces what the test puts there: {me} and {phone} of the caller, {user} and {userPhone} of the account it acts on. */
  readonly path: string;
  readonly body?: object;
  /** Fields of the reply beside status and message; after a dot a field of it, or of its first entry. */
  readonly fields: readonly string[];
}

const of = (field: string, ...names: readonly string[]): string[] => names.map((name) => `${field}.${name}`);

const term = ["duration", "start_date", "end_date"];
const envelope = of("data", "v", "kid", "iv", "ct");
const promotion = of("data", "_id", "label", "imageUrl", "notificationUrl", "urlType", "order", "active");
const notify = of("data", "createdAt", "superUserPhoneNumber", "userPhoneNumber", "duration", "notifyType");
const counts = ["totalPages", "totalCount", "registerCount", "addPlanCount"];
const banner = {
  label: "Season opens",
  imageUrl: "/banner.svg",
  notificationUrl: "/plandata",
  urlType: 1,
  order: 1,
  active: true,
};

/**
 * The documents' calls, in an order in which each can be done. Written from the documents and not from the contract, with
 * their spelling, so that a wrong contract is noticed.
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
    body: { dream11Hash: "a value" },
    fields: [],
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
  { by: "customer", method: "GET", path: "/api/primeteam/teamlist", fields: ["data", "booking_data"] },
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

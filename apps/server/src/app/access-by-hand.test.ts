import { afterAll, beforeAll, expect, test } from "vitest";
import type { Account } from "#modules/accounts/account.repository.ts";
import { sampleSections } from "#modules/predictions/testing/sample-sections.ts";
import { makeAccount } from "#testing/accounts.ts";
import { makeActor } from "#testing/actors.ts";
import type { ActorName } from "#testing/actors.ts";
import { handMadeTeam } from "#testing/upcoming-match.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

let server: TestApp;
let victim: Account;
beforeAll(async () => {
  server = await startTestApp();
  victim = await makeAccount(server, { primeUser: true });
});
afterAll(() => server.close());

const prediction = { matchId: "some-match", sportIndex: 0, predictionData: sampleSections() };

const expertPost = {
  matchId: "sample-1",
  numberOfTeams: 1,
  typeOfTeams: "human",
  fantasyApp: "dream11",
  tossData: "Predicted11",
  teamUse: "SL",
  sportIndex: 0,
  sectionUsed: "advanced",
  teamData: [handMadeTeam()],
};
/**
 * Written from the specification and the decisions, not from the contract, so that it detects a wrong contract.
 * {me} and {victim} are account ids, {phone} and {victimPhone} numbers. "in" is any status but 401 and 403.
 */
const cases: readonly (readonly [ActorName, string, string, object | undefined, 401 | 403 | "in"])[] = [
  // Open to every visitor.
  ["nobody", "GET", "/api/bootstrap", undefined, "in"],
  ["nobody", "GET", "/api/fantasy/matches/cricket", undefined, "in"],
  ["nobody", "GET", "/api/promotion/getlist", undefined, "in"],
  ["expired session", "POST", "/api/auth/logout", undefined, "in"],
  // A match's detail needs a login and a plan.
  ["nobody", "GET", "/api/fantasy/match/some-match", undefined, 401],
  ["customer without plan", "GET", "/api/fantasy/match/some-match", undefined, 403],
  ["customer", "GET", "/api/fantasy/match/some-match", undefined, "in"],
  ["blocked account", "GET", "/api/fantasy/match/some-match", undefined, 401],
  // Plan status: the own one; for admins any account's.
  ["customer without plan", "GET", "/api/plan/status/{me}", undefined, "in"],
  ["customer", "GET", "/api/plan/status/{victim}", undefined, 403],
  ["superuser", "GET", "/api/plan/status/{victim}", undefined, 403],
  ["admin", "GET", "/api/plan/status/{victim}", undefined, "in"],
  ["expired session", "GET", "/api/plan/status/{me}", undefined, 401],
  // Nobody may change another account's password.
  [
    "admin",
    "PUT",
    "/api/auth/change_password/{victim}",
    { name: "Somebody", email: "a@b.example", password: "a long password" },
    403,
  ],
  // Registration: admins and superusers, under their own number.
  [
    "customer",
    "POST",
    "/api/auth/register",
    { phoneNumber: "6000000001", duration: 3, password: "some phrase", superUserPhoneNumber: "{phone}" },
    403,
  ],
  [
    "superuser",
    "POST",
    "/api/auth/register",
    { phoneNumber: "6000000002", duration: 3, password: "some phrase", superUserPhoneNumber: "{phone}" },
    "in",
  ],
  [
    "superuser",
    "POST",
    "/api/auth/register",
    {
      phoneNumber: "6000000003",
      duration: 3,
      password: "some phrase",
      superUserPhoneNumber: "{victimPhone}",
    },
    403,
  ],
  [
    "prime admin",
    "POST",
    "/api/auth/register",
    { phoneNumber: "6000000004", duration: 3, password: "some phrase", superUserPhoneNumber: "{phone}" },
    403,
  ],
  // Looking up users.
  ["expert", "POST", "/api/auth/details/{me}", { phoneNumber: "{victimPhone}" }, 403],
  ["superuser", "POST", "/api/auth/details/{me}", { phoneNumber: "{victimPhone}" }, "in"],
  ["superuser", "POST", "/api/auth/details/{victim}", { phoneNumber: "{victimPhone}" }, 403],
  // Plans.
  ["customer", "POST", "/api/plan/add/super/{me}/{me}", { duration: 30 }, 403],
  ["superuser", "POST", "/api/plan/add/super/{victim}/{me}", { duration: 30 }, "in"],
  ["group owner", "DELETE", "/api/plan/remove/{victim}/{me}", undefined, 403],
  ["admin", "DELETE", "/api/plan/remove/{victim}/{me}", undefined, "in"],
  // Prime plans are managed by the prime admin.
  ["admin", "POST", "/api/primeplan/add/super/{victim}/{me}", { duration: 30 }, 403],
  ["prime admin", "POST", "/api/primeplan/add/super/{victim}/{me}", { duration: 30 }, "in"],
  ["superuser", "GET", "/api/primeplan/refresh", undefined, 403],
  [
    "prime admin",
    "POST",
    "/api/create-group-owner/access",
    { ownerPhoneNumber: "{victimPhone}", accessToken: "x" },
    403,
  ],
  // Blocking.
  ["customer", "POST", "/api/auth/block/{victim}/{me}", undefined, 403],
  ["superuser", "POST", "/api/auth/removelimit/{victim}/{me}", undefined, "in"],
  // Statistics: admins read the whole notify list, superusers their own numbers.
  ["superuser", "GET", "/api/auth/notify/{me}", undefined, 403],
  ["admin", "GET", "/api/auth/notify/{me}", undefined, "in"],
  ["superuser", "GET", "/api/auth/superuser/{me}", undefined, "in"],
  ["superuser", "GET", "/api/auth/admin/superuserdetail/{me}/{victimPhone}", undefined, 403],
  // Promotions, the hash value, powers, the audit log.
  [
    "superuser",
    "POST",
    "/api/promotion/create",
    { label: "a", imageUrl: "/a", notificationUrl: "/", urlType: 1, order: 1, active: true },
    403,
  ],
  ["superuser", "PUT", "/api/utildb/dream11", { dream11Hash: "value" }, 403],
  ["nobody", "PUT", "/api/utildb/promotion", { notificationActive: false }, 401],
  ["superuser", "PUT", "/api/admin/powers/{victim}/{me}", { user_role: "admin" }, 403],
  ["prime admin", "GET", "/api/admin/audit", undefined, 403],
  // Predictions: readers have a plan, experts and staff post under their own number, the prime admin changes them.
  ["customer without plan", "GET", "/api/expert/list/getprediction/some-match", undefined, 403],
  ["customer", "GET", "/api/expert/list/getprediction/some-match", undefined, "in"],
  ["customer", "POST", "/api/expert/postprediction", { ...prediction, expertNumber: "{phone}" }, 403],
  ["expert", "POST", "/api/expert/postprediction", { ...prediction, expertNumber: "{phone}" }, "in"],
  ["superuser", "POST", "/api/expert/postprediction", { ...prediction, expertNumber: "{phone}" }, "in"],
  ["expert", "POST", "/api/expert/postprediction", { ...prediction, expertNumber: "{victimPhone}" }, 403],
  ["admin", "POST", "/api/expert/postprediction", { ...prediction, expertNumber: "{victimPhone}" }, 403],
  ["expert", "POST", "/api/expert/updateprediction/{me}", prediction, 403],
  ["admin", "POST", "/api/expert/updateprediction/{me}", prediction, 403],
  ["prime admin", "POST", "/api/expert/updateprediction/{me}", prediction, "in"],
  ["customer", "POST", "/api/expert/deleteprediction/{me}", undefined, 403],
  // Groups: the owner's power, the owner's own number; what members read needs a plan and the own number.
  [
    "customer",
    "POST",
    "/api/custom-prime/create",
    { primeGroupName: "Group", ownerMobileNumber: "{phone}", groupLogo: "star" },
    403,
  ],
  [
    "group owner",
    "POST",
    "/api/custom-prime/create",
    { primeGroupName: "Group", ownerMobileNumber: "{victimPhone}", groupLogo: "star" },
    403,
  ],
  [
    "group owner",
    "POST",
    "/api/custom-prime/create",
    { primeGroupName: "Group", ownerMobileNumber: "{phone}", groupLogo: "star" },
    "in",
  ],
  ["customer", "POST", "/api/custom-prime/get-group-info", { groupOwnerMobileNumber: "{phone}" }, 403],
  [
    "group owner",
    "POST",
    "/api/custom-prime/get-group-info",
    { groupOwnerMobileNumber: "{victimPhone}" },
    403,
  ],
  [
    "prime admin",
    "POST",
    "/api/custom-prime/get-group-info",
    { groupOwnerMobileNumber: "{victimPhone}" },
    "in",
  ],
  [
    "customer without plan",
    "POST",
    "/api/custom-prime-team/get-group-list",
    { phoneNumber: "{phone}", matchId: "m" },
    403,
  ],
  [
    "customer",
    "POST",
    "/api/custom-prime-team/get-group-list",
    { phoneNumber: "{victimPhone}", matchId: "m" },
    403,
  ],
  [
    "customer",
    "POST",
    "/api/custom-prime-team/get-group-list",
    { phoneNumber: "{phone}", matchId: "m" },
    "in",
  ],
  // Lists of the own content.
  ["customer", "POST", "/api/expert/teamlist", { phoneNumber: "{victimPhone}" }, 403],
  ["customer", "POST", "/api/expert/teamlist", { phoneNumber: "{phone}" }, "in"],
  ["nobody", "GET", "/api/primeteam/teamlist", undefined, 401],
  // Experts' posts: read with a plan, posted by non-customers under their own number.
  ["customer without plan", "GET", "/api/expert/getteams/sample-1", undefined, 403],
  ["customer", "GET", "/api/expert/getteams/sample-1", undefined, "in"],
  ["customer", "POST", "/api/expert/postteams", { ...expertPost, expertNumber: "{phone}" }, 403],
  ["group owner", "POST", "/api/expert/postteams", { ...expertPost, expertNumber: "{phone}" }, 403],
  ["expert", "POST", "/api/expert/postteams", { ...expertPost, expertNumber: "{phone}" }, "in"],
  ["expert", "POST", "/api/expert/postteams", { ...expertPost, expertNumber: "{victimPhone}" }, 403],
  ["admin", "POST", "/api/expert/postteams", { ...expertPost, expertNumber: "{victimPhone}" }, 403],
];

test.each(cases)("%s: %s %s %j is %s", async (actorName, method, path, body, expected) => {
  const actor = await makeActor(server, actorName);
  const fill = (text: string) =>
    text
      .replaceAll("{me}", actor.account.id)
      .replaceAll("{victim}", victim.id)
      .replaceAll("{phone}", actor.account.phone)
      .replaceAll("{victimPhone}", victim.phone);
  const reply = await actor.send(method, fill(path), body ? { body: fill(JSON.stringify(body)) } : {});
  expect(reply.status === 401 || reply.status === 403 ? reply.status : "in", reply.text).toBe(expected);
});

test("there are at least 40 cases", () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
});

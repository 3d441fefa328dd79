/** Teams of the sample match: WK, BAT, AL, BOWL, with another captain each. */
const teams = (captains: readonly number[]) =>
  captains.map((captain, index) => ({
    team_number: index + 1,
    credits: 95,
    team: [[0], [1, 2, 3, 13], [5, 17], [7, 8, 19, 20]],
    captain,
    vicecaptain: 0,
  }));

const aboutPost = { groupId: "{group}", matchId: "sample-1" };
const member = { groupId: "{group}", userPhoneNumber: "{customerPhone}" };
const passing = { groupId: "{group}", userPhoneNumber: "9888877777" };
const add = { method: "POST", path: "/api/custom-prime/add-user", by: "group owner" } as const;

/** The documents' calls of group owners and members, in an order in which each can be done. */
export const documentedGroupCalls = [
  {
    by: "group owner",
    method: "POST",
    path: "/api/custom-prime/create",
    body: { primeGroupName: "Sample Group", ownerMobileNumber: "{phone}", groupLogo: "star" },
    fields: ["data.groupId"],
  },
  {
    ...add,
    body: { ...member, userNickName: "Member One", teamsCount: "4" },
    fields: ["planStatus"],
  },
  {
    ...add,
    body: { ...passing, userNickName: "Passing", teamsCount: 5 },
    fields: ["planStatus"],
  },
  {
    by: "group owner",
    method: "POST",
    path: "/api/custom-prime/remove-user",
    body: passing,
    fields: [],
  },
  {
    by: "group owner",
    method: "POST",
    path: "/api/custom-prime/edit-user-info",
    body: { ...member, teamsCount: 3 },
    fields: [],
  },
  {
    by: "group owner",
    method: "POST",
    path: "/api/custom-prime/get-group-info",
    body: { groupOwnerMobileNumber: "{phone}" },
    fields: [
      "groupCreated",
      ...["group_id", "group_name", "group_logo", "group_owner_mobile_number", "created_at"].map(
        (field) => `data.${field}`,
      ),
      ...["user_phone_number", "user_nick_name", "teams_count", "active_plan"].map(
        (field) => `data.group_members.${field}`,
      ),
    ],
  },
  {
    by: "group owner",
    method: "POST",
    path: "/api/custom-prime-team/add",
    body: {
      ...aboutPost,
      numberOfTeams: 3,
      groupOwnerPhoneNumber: "{phone}",
      teamData: teams([1, 2, 3, 5, 7, 8]),
      sportIndex: 0,
      primeUserData: [{ phoneNumber: "{customerPhone}", left: 1, right: 3 }],
    },
    fields: [],
  },
  {
    by: "customer",
    method: "POST",
    path: "/api/custom-prime-team/get-group-list",
    body: { phoneNumber: "{phone}", matchId: "sample-1" },
    fields: ["groupId", "groupName", "groupLogo", "numberOfTeams"].map((field) => `data.${field}`),
  },
  {
    by: "customer",
    method: "POST",
    path: "/api/custom-prime-team/getdata",
    body: { ...aboutPost, phoneNumber: "{phone}" },
    fields: [
      ...["team", "captain", "vicecaptain", "credits", "team_number"].map((field) => `teamData.${field}`),
      "groupName",
      "groupLogo",
      "postedAt",
      "sportIndex",
      "news",
    ],
  },
  {
    by: "group owner",
    method: "POST",
    path: "/api/custom-prime/analysis/getdata",
    body: { matchId: "sample-1", ownerPhoneNumber: "{phone}" },
    fields: ["data.teamData.captain", "data.primeUserData.phoneNumber", "data.primeUserData.left"],
  },
] as const;

/** The calls of groups that the documents do not show. */
export const ownGroupCalls = [
  {
    ...add,
    body: { groupId: "{group}", userPhoneNumber: "{userPhone}", userNickName: "Member Late", teamsCount: 3 },
    fields: ["planStatus"],
  },
  {
    by: "group owner",
    method: "POST",
    path: "/api/custom-prime-team/extend",
    body: { ...aboutPost, phoneNumbers: ["{userPhone}"] },
    fields: ["teams"],
  },
  {
    by: "customer",
    method: "POST",
    path: "/api/custom-prime-team/transferred",
    body: { ...aboutPost, phoneNumber: "{phone}" },
    fields: [],
  },
  {
    by: "group owner",
    method: "POST",
    path: "/api/custom-prime-team/remind",
    body: aboutPost,
    fields: ["reminded"],
  },
  {
    by: "group owner",
    method: "POST",
    path: "/api/custom-prime-team/repair",
    body: {
      ...aboutPost,
      groupOwnerPhoneNumber: "{phone}",
      teamData: teams([1, 2, 13, 5, 7, 8]),
      out: [3],
    },
    fields: ["changed"],
  },
  {
    by: "group owner",
    method: "POST",
    path: "/api/custom-prime-team/posted",
    body: aboutPost,
    fields: ["teamData.team"],
  },
  {
    by: "group owner",
    method: "POST",
    path: "/api/custom-prime-team/delivery",
    body: aboutPost,
    fields: [
      ...["postedAt", "numberOfTeams", "spareTeams", "balanced", "repairedAt"].map(
        (field) => `data.${field}`,
      ),
      ...["user_phone_number", "left", "right", "transferred_at"].map((field) => `data.members.${field}`),
    ],
  },
  {
    by: "group owner",
    method: "POST",
    path: "/api/custom-prime-team/withdraw",
    body: { ...aboutPost, reason: "Wrong captain" },
    fields: [],
  },
] as const;

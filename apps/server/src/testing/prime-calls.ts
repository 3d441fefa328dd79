import { teamsForMatch } from "#modules/prime/testing/prime-match.ts";
import type { TabledCall } from "./tabled-call.ts";

const staff = { by: "prime staff" } as const;
const user = { by: "prime user" } as const;

/** The documents' calls of booking and prime teams, in an order in which each can be done. */
export const primeCalls: readonly TabledCall[] = [
  {
    ...staff,
    method: "POST",
    path: "/api/admin/primebooking/create",
    body: { matchId: "sample-1", sportIndex: 0 },
    fields: [],
  },
  { ...staff, method: "GET", path: "/api/primebooking/admin/status/sample-1", fields: [] },
  { ...user, method: "GET", path: "/api/primeteam/teamlist", fields: ["data", "booking_data"] },
  {
    ...user,
    method: "POST",
    path: "/api/primebooking/book",
    body: { matchId: "sample-1", phoneNumber: "{phone}", bookedTeams: 3 },
    fields: [],
  },
  {
    ...user,
    method: "GET",
    path: "/api/primebooking/status/sample-1/{phone}",
    fields: ["booked", "bookedTeams", "bookingOpen"],
  },
  {
    ...staff,
    method: "GET",
    path: "/api/primebooking/booked/userdata/sample-1",
    fields: [
      "bookingOpenFLag",
      "transferLineStatus",
      "postedTeams",
      "spareTeams",
      "primeUserData.phoneNumber",
      "primeUserData.bookedTeams",
    ],
  },
  {
    ...staff,
    method: "POST",
    path: "/api/primebookig/modify",
    body: { matchId: "sample-1", primeBookingFlag: false },
    fields: ["bookingOpenFLag"],
  },
  {
    ...staff,
    method: "POST",
    path: "/api/primebooking/transferline/modify",
    body: { transferLineStatus: true },
    fields: ["transferLineStatus"],
  },
  {
    ...staff,
    method: "POST",
    path: "/api/primeteam/add",
    body: {
      matchId: "sample-1",
      numberOfTeams: 3,
      teamData: teamsForMatch(6),
      sportIndex: 0,
      primeUserData: [{ phoneNumber: "{primePhone}", left: 1, right: 3 }],
    },
    fields: [],
  },
  {
    ...user,
    method: "GET",
    path: "/api/primeteam/getdata/sample-1/{phone}",
    fields: ["primeTeams.numberOfTeams", "primeTeams.link", "teamData.captain", "teamData.team"],
  },
  {
    ...staff,
    method: "GET",
    path: "/api/prime/analysis/getdata/sample-1",
    fields: ["data.teamData.captain", "data.primeUserData.phoneNumber", "data.primeUserData.left"],
  },
  { ...staff, method: "GET", path: "/api/prime/getnumber/sample-1/2", fields: ["phoneNumber"] },
  {
    ...staff,
    method: "POST",
    path: "/api/primeteam/remind",
    body: { matchId: "sample-1" },
    fields: ["reminded"],
  },
  { ...user, method: "GET", path: "/api/primeteam/reminders", fields: ["data"] },
  {
    ...user,
    method: "POST",
    path: "/api/primeteam/link",
    body: {
      matchId: "sample-1",
      phoneNumber: "{phone}",
      teamNumber: 1,
      link: "https%3A%2F%2Fwww.dream11.com%2Fteam%2F1",
    },
    fields: [],
  },
  {
    ...user,
    method: "POST",
    path: "/api/primeteam/transferred",
    body: { matchId: "sample-1", phoneNumber: "{phone}" },
    fields: [],
  },
  {
    ...staff,
    method: "POST",
    path: "/api/primebookig/modify",
    body: { matchId: "sample-1", primeBookingFlag: true },
    fields: ["bookingOpenFLag"],
  },
  {
    ...staff,
    method: "POST",
    path: "/api/primebooking/book",
    body: { matchId: "sample-1", phoneNumber: "{phone}", bookedTeams: 3 },
    fields: [],
  },
  {
    ...staff,
    method: "POST",
    path: "/api/primeteam/extend",
    body: { matchId: "sample-1", phoneNumbers: ["{phone}"] },
    fields: ["teams"],
  },
  {
    ...staff,
    method: "POST",
    path: "/api/primeteam/withdraw",
    body: { matchId: "sample-1", reason: "Wrong captain" },
    fields: [],
  },
  { by: "admin", method: "DELETE", path: "/api/prime/remove", fields: [] },
];

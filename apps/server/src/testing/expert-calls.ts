import type { TabledCall } from "./tabled-call.ts";
import { handMadeTeam } from "./upcoming-match.ts";

const of = (field: string, ...names: readonly string[]): string[] => names.map((name) => `${field}.${name}`);

const expertFields = of("expertData", "_id", "phoneNumber", "name", "avatar", "since", "record");

/** The calls of experts' teams and videos, in an order in which each can be done. */
export const expertCalls: readonly TabledCall[] = [
  {
    by: "admin",
    method: "POST",
    path: "/api/expert/postteams",
    body: {
      matchId: "sample-1",
      numberOfTeams: 1,
      typeOfTeams: "human",
      fantasyApp: "dream11",
      tossData: "Predicted11",
      teamUse: "MegaGL",
      sportIndex: 0,
      sectionUsed: "advanced",
      expertNumber: "{phone}",
      teamData: [handMadeTeam()],
    },
    fields: ["data._id"],
  },
  {
    by: "customer",
    method: "GET",
    path: "/api/expert/getteams/sample-1",
    fields: [
      ...of("data", "_id", "matchId", "numberOfTeams", "typeOfTeams", "fantasyApp", "tossData", "teamUse"),
      ...of("data", "sportIndex", "sectionUsed", "expertNumber", "createdAt", "editedAt"),
      ...of("data", "numberOfViews"),
      ...expertFields,
    ],
  },
  {
    by: "admin",
    method: "POST",
    path: "/api/expert/updateteams/{expertPost}",
    body: { fantasyApp: "other", tossData: "Playing11", teamUse: "SL", version: 1 },
    fields: ["data.version"],
  },
  {
    by: "admin",
    method: "POST",
    path: "/api/expert/postvideo",
    body: {
      matchId: "sample-1",
      seriesName: "Test Series",
      leftName: "HAW",
      rightName: "RHI",
      leftImage: "",
      rightImage: "",
      videoLink: "https://videos.example/watch?v=1",
      videoLanguage: 3,
    },
    fields: ["data._id"],
  },
  {
    by: "customer",
    method: "GET",
    path: "/api/expert/list/getvideo/sample-1",
    fields: [
      ...of("data", "_id", "seriesName", "matchId", "leftName", "rightName", "leftImage", "rightImage"),
      ...of("data", "videoLink", "videoLanguage", "expertNumber", "createdAt"),
      ...expertFields,
    ],
  },
];

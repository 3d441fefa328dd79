import { strategySchema, teamSchema } from "@teamwright/domain";
import * as z from "zod/mini";
import { anyOf, relatedAccess, withOwnPhone } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { teamList } from "../team-list.ts";
import { expertFigures, expertProfile } from "../expert-profile.ts";
import { readWebAddress } from "../web-address.ts";
import {
  id,
  instant,
  matchId,
  MAX_VERSION,
  paging,
  phoneNumber,
  totalPages,
  versionNumber,
} from "../shapes.ts";

/** Who may post: the documents' "non-customers". */
export const posters = ["expert", "admin", "superuser", "prime_admin"] as const;
/** Most teams of one post. */
export const MAX_POSTED_TEAMS = 2000;

/** A slug of the registry, or "other": an app that is not in it. */
const fantasyApp = z
  .string({ error: "replies.selectFantasyApp" })
  .check(z.regex(/^[a-z0-9]{1,30}$/, { error: "replies.selectFantasyApp" }));
export const tossOptions = ["Predicted11", "Playing11"] as const;
export const teamUses = ["MegaGL", "MiniGL", "SL", "H2H"] as const;
export const postTypes = ["software", "human"] as const;

/** The facts of a post, beside its teams. */
const postFacts = () =>
  z.object({
    matchId,
    numberOfTeams: z.int().check(z.minimum(1), z.maximum(MAX_POSTED_TEAMS)),
    typeOfTeams: z.enum(postTypes),
    fantasyApp,
    tossData: z.enum(tossOptions, { error: "replies.selectTossData" }),
    teamUse: z.enum(teamUses, { error: "replies.selectTeamUse" }),
    sportIndex: z.int().check(z.minimum(0), z.maximum(3)),
    sectionUsed: z.literal("advanced"),
    expertNumber: phoneNumber,
  });

const expertPost = () =>
  z.extend(postFacts(), {
    _id: id,
    createdAt: instant,
    /** When the author last edited the post; null: as first posted. */
    editedAt: z.nullable(instant),
    numberOfViews: z.int(),
    /** Best and median rank of the teams once the match was measured. */
    measured: z.nullable(z.object({ bestRank: z.number(), medianRank: z.number(), possible: z.number() })),
  });
export type ExpertPost = z.infer<ReturnType<typeof expertPost>>;

/** One edit of a post: when, what the post said before, and how many teams it added and removed. */
const postChange = () =>
  z.object({
    /** The version that the edit made; a post begins with 1. */
    version: z.int().check(z.minimum(2)),
    createdAt: instant,
    before: z.pick(postFacts(), { numberOfTeams: true, fantasyApp: true, tossData: true, teamUse: true }),
    teamsAdded: z.int(),
    teamsRemoved: z.int(),
  });
export type PostChange = z.infer<ReturnType<typeof postChange>>;

const expertVideo = () =>
  z.object({
    _id: id,
    matchId,
    expertNumber: phoneNumber,
    createdAt: instant,
    seriesName: z.string().check(z.maxLength(120)),
    leftName: z.string().check(z.maxLength(80)),
    rightName: z.string().check(z.maxLength(80)),
    leftImage: z.string().check(z.maxLength(500)),
    rightImage: z.string().check(z.maxLength(500)),
    /** https only: the link opens in a new tab of the reader. */
    videoLink: z.string(),
    /** 1 Hindi, 2 Telugu, 3 English. */
    videoLanguage: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  });
export type ExpertVideo = z.infer<ReturnType<typeof expertVideo>>;

/** A team has about 25 values. */
const POST_VALUES = 40 * MAX_POSTED_TEAMS;
const requiredFields = { error: "replies.videoFieldsRequired" };

/** Experts: posted teams, videos, and measured records. */
export const experts = {
  listPosts: endpoint({
    name: "experts.listPosts",
    method: "GET",
    path: "/api/expert/getteams/{matchId}",
    summary: "The expert posts of a match, latest first, without their teams; and the experts.",
    access: anyOf("plan"),
    params: () => z.object({ matchId }),
    reply: () => ({ data: z.array(expertPost()), expertData: z.array(expertProfile()) }),
  }),
  getPost: endpoint({
    name: "experts.getPost",
    method: "GET",
    path: "/api/expert/specific/getteams/{id}",
    summary: "One expert post with all its teams in the compact format (base64).",
    access: anyOf("plan"),
    params: () => z.object({ id }),
    reply: () => ({
      data: z.extend(expertPost(), {
        predictionData: z.nullable(strategySchema),
        version: z.int().check(z.minimum(1)),
        /** The edits, oldest first. */
        changes: z.array(postChange()),
      }),
      expertData: z.array(expertProfile()),
      /** base64 of the engine's compact team set. */
      teamData: z.string(),
    }),
  }),
  listTeams: endpoint({
    name: "experts.listTeams",
    method: "GET",
    path: "/api/expert/teams/{id}",
    summary: "A page of a post's teams; with `version` of those that the post had before an edit.",
    access: anyOf("plan"),
    params: () => z.object({ id }),
    query: () =>
      z.object({
        ...paging(),
        version: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_VERSION))),
      }),
    reply: () => ({ data: z.array(teamSchema), totalPages }),
  }),
  viewPost: endpoint({
    name: "experts.viewPost",
    method: "POST",
    path: "/api/expert/viewteams/{id}",
    summary: "Counts a view: one for each account and post, the author's own not.",
    access: anyOf("plan"),
    params: () => z.object({ id }),
    reply: () => ({ numberOfViews: z.int() }),
  }),
  postTeams: endpoint({
    name: "experts.postTeams",
    method: "POST",
    path: "/api/expert/postteams",
    summary: "Posts teams for a match that has not started. A wrong team is named with the reason.",
    access: withOwnPhone(anyOf(...posters), "expertNumber"),
    body: () =>
      z.extend(postFacts(), {
        teamData: teamList(MAX_POSTED_TEAMS, "replies.teamsFailedToAttach"),
        /** The strategy that made the teams, where there is one. */
        predictionData: z.nullish(strategySchema),
      }),
    reply: () => ({ data: z.object({ _id: id }) }),
    idempotent: true,
    bodyLimit: 512 * 1024,
    valueLimit: POST_VALUES,
  }),
  updatePost: endpoint({
    name: "experts.updatePost",
    method: "POST",
    path: "/api/expert/updateteams/{id}",
    summary:
      "The author edits a post until the match starts; the version before is kept. Without `teamData` its teams stay. With `version` only that one is changed.",
    access: relatedAccess(anyOf(...posters), "id", ["authorOfExpertPost"]),
    params: () => z.object({ id }),
    body: () =>
      z.extend(z.pick(postFacts(), { fantasyApp: true, tossData: true, teamUse: true }), {
        version: z.optional(versionNumber()),
        teamData: z.optional(teamList(MAX_POSTED_TEAMS, "replies.teamsFailedToAttach")),
        /** The strategy that made the new teams, where there is one. */
        predictionData: z.nullish(strategySchema),
      }),
    reply: () => ({ data: z.object({ version: z.int() }) }),
    bodyLimit: 512 * 1024,
    valueLimit: POST_VALUES,
  }),
  withdrawPost: endpoint({
    name: "experts.withdrawPost",
    method: "POST",
    path: "/api/expert/withdrawteams/{id}",
    summary: "The author withdraws a post until the match starts; it still counts in the record.",
    access: relatedAccess(anyOf(...posters), "id", ["authorOfExpertPost"]),
    params: () => z.object({ id }),
    reply: () => ({}),
  }),
  listVideos: endpoint({
    name: "experts.listVideos",
    method: "GET",
    path: "/api/expert/list/getvideo/{match}",
    summary: "The expert videos of a match, latest first.",
    access: anyOf("plan"),
    params: () => z.object({ match: matchId }),
    reply: () => ({ data: z.array(expertVideo()), expertData: z.array(expertProfile()) }),
  }),
  postVideo: endpoint({
    name: "experts.postVideo",
    method: "POST",
    path: "/api/expert/postvideo",
    summary: "Posts a video of a match that has not started. Names and pictures come from the match.",
    access: anyOf(...posters),
    body: () =>
      z.extend(z.omit(expertVideo(), { _id: true, createdAt: true, expertNumber: true }), {
        videoLink: z.string(requiredFields).check(
          z.trim(),
          z.minLength(1, requiredFields),
          z.maxLength(500),
          z.refine((text) => readWebAddress(text) !== null, { error: "replies.videoLinkHttps" }),
        ),
        videoLanguage: z.union([z.literal(1), z.literal(2), z.literal(3)], requiredFields),
      }),
    reply: () => ({ data: z.object({ _id: id }) }),
    idempotent: true,
  }),
  withdrawVideo: endpoint({
    name: "experts.withdrawVideo",
    method: "POST",
    path: "/api/expert/withdrawvideo/{id}",
    summary: "The author withdraws a video until the match starts.",
    access: relatedAccess(anyOf(...posters), "id", ["authorOfExpertVideo"]),
    params: () => z.object({ id }),
    reply: () => ({}),
  }),
  getRecord: endpoint({
    name: "experts.getRecord",
    method: "GET",
    path: "/api/expert/record/{id}",
    summary: "An expert's measured record: the figures with their matches, and the latest posts.",
    access: anyOf("plan"),
    params: () => z.object({ id }),
    reply: () => ({
      data: expertProfile(),
      figures: z.nullable(expertFigures()),
      posts: z.array(
        z.object({
          _id: id,
          matchId,
          seriesName: z.string(),
          leftName: z.string(),
          rightName: z.string(),
          matchTime: instant,
          numberOfTeams: z.int(),
          withdrawn: z.boolean(),
          bestRank: z.nullable(z.number()),
          possible: z.nullable(z.number()),
          captainHit: z.nullable(z.boolean()),
        }),
      ),
    }),
  }),
} as const;

import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { instant, matchId, paging, sportSlug, totalPages } from "../shapes.ts";
import { matchChange } from "./match-desk.ts";

/** What could not be taken from a source. Each code has its own answers. */
export const attentionCodes = ["role", "credits", "player", "same_match", "value", "match"] as const;

const playerIndex = () => z.int().check(z.minimum(0), z.maximum(69));
const role = () => z.int().check(z.minimum(0), z.maximum(4));
const credits = () => z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.5));

const question = () =>
  z.object({
    id: z.uuid(),
    source: z.string(),
    /** Null: nothing of the match is stored yet. */
    match_id: z.nullable(matchId),
    title: z.string(),
    /** Null: the source's document does not tell it. */
    sport: z.nullable(sportSlug),
    code: z.enum(attentionCodes),
    /** The player's name; empty where it is about the match. */
    name: z.string(),
    field: z.string(),
    /** The value as the source spells it. */
    given: z.string(),
    reason: z.string(),
    createdAt: instant,
    /** Players who may be meant. */
    players: z.array(z.object({ player_index: playerIndex(), name: z.string() })),
    /** Matches that may be meant. */
    matches: z.array(z.object({ id: matchId, title: z.string(), match_time: instant })),
  });

const answer = () =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("role"), role: role() }),
    z.object({ kind: z.literal("credits"), credits: credits() }),
    z.object({ kind: z.literal("same_player"), player_index: playerIndex() }),
    z.object({ kind: z.literal("same_match"), match_id: matchId }),
    z.object({ kind: z.literal("new_match") }),
    z.object({ kind: z.literal("ignore") }),
  ]);

const sources = () => z.array(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))).check(z.maxLength(20));
const priority = () =>
  z.object({
    fixture: sources(),
    squad: sources(),
    credits: sources(),
    lineup: sources(),
    points: sources(),
  });

export type SourcePriority = z.infer<ReturnType<typeof priority>>;

const byId = () => z.object({ id: matchId });
const matchChanges = () => ({ data: z.object({ changes: z.array(matchChange()) }) });

/** What waits for an admin because a source's report was unclear, and how matches of several sources become one. */
export const matchAttention = {
  listAttention: endpoint({
    name: "matches.listAttention",
    method: "GET",
    path: "/api/admin/attention",
    summary: "What could not be taken from sources and waits for an answer, the newest match first.",
    access: anyOf("admin"),
    query: () => z.object(paging()),
    reply: () => ({ data: z.array(question()), totalPages }),
  }),
  answerAttention: endpoint({
    name: "matches.answerAttention",
    method: "POST",
    path: "/api/admin/attention",
    summary: "One answer to one or several questions; what the source reported is then taken again.",
    access: anyOf("admin"),
    body: () =>
      z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)), answer: answer() }),
    reply: () => ({ data: z.object({ answered: z.int() }) }),
  }),
  merge: endpoint({
    name: "matches.merge",
    method: "POST",
    path: "/api/admin/matches/{id}/merge",
    summary:
      "The match is the same as another one: its sources report that one from now on, and it is hidden.",
    access: anyOf("admin"),
    params: byId,
    body: () => z.object({ into: matchId }),
    reply: matchChanges,
  }),
  mergePlayers: endpoint({
    name: "matches.mergePlayers",
    method: "POST",
    path: "/api/admin/matches/{id}/players/merge",
    summary: "A player is the same as another one of the match, who stays.",
    access: anyOf("admin"),
    params: byId,
    body: () => z.object({ from: playerIndex(), into: playerIndex() }),
    reply: matchChanges,
  }),
  addPlayer: endpoint({
    name: "matches.addPlayer",
    method: "POST",
    path: "/api/admin/matches/{id}/players",
    summary: "Add a player whom no source lists; no squad of a source removes the player.",
    access: anyOf("admin"),
    params: byId,
    body: () =>
      z.object({
        team_index: z.union([z.literal(0), z.literal(1)]),
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
        role: role(),
        credits: credits(),
      }),
    reply: matchChanges,
  }),
  priority: endpoint({
    name: "matches.sourcePriority",
    method: "GET",
    path: "/api/admin/source-priority",
    summary: "Which source is believed first, by group of values; and the sources that have reported.",
    access: anyOf("admin"),
    reply: () => ({ data: priority(), sources: z.array(z.string()) }),
  }),
  setPriority: endpoint({
    name: "matches.setSourcePriority",
    method: "PUT",
    path: "/api/admin/source-priority",
    summary:
      "Set which source is believed first. A group that is absent stays as it is. Overrides win over all sources.",
    access: anyOf("admin"),
    body: () => z.partial(priority()),
    reply: () => ({ data: priority() }),
  }),
} as const;

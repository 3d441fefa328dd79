import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { appId, fantasyMatch } from "../app-shapes.ts";
import { endpoint } from "../endpoint.ts";
import { matchId, sportSlug } from "../shapes.ts";

const sideName = z.string().check(z.minLength(1), z.maxLength(120));
const players = z.array(appId).check(z.maxLength(30));
const count = z.int().check(z.minimum(0), z.maximum(11));

/** A player of a mapped match: the app's id, and what our match says of the player. */
const mappedPlayer = () =>
  z.object({
    id: z.string(),
    player_index: z.int(),
    name: z.string(),
    image: z.string(),
    role: z.int(),
    credits: z.number(),
    playing: z.union([z.literal(0), z.literal(1)]),
  });
export type MappedPlayer = z.infer<ReturnType<typeof mappedPlayer>>;

const mappedMatch = () => ({
  left_players_data: z.array(mappedPlayer()),
  right_players_data: z.array(mappedPlayer()),
  left_team_name: z.string(),
  right_team_name: z.string(),
});

/** Players by the app's ids; bounds that are left out bound nothing. Splits are left-right, combinations by role. */
const advancedFilter = () =>
  z.object({
    drop_player: z._default(players, []),
    fixed_player: z._default(players, []),
    captain_player: z._default(players, []),
    vicecaptain_player: z._default(players, []),
    /** Least and most credits of a team. */
    credit_data: z._default(
      z.nullable(
        z
          .object({
            leftCredit: z.number().check(z.minimum(0), z.maximum(100)),
            rightCredit: z.number().check(z.minimum(0), z.maximum(100)),
          })
          .check(z.refine(({ leftCredit, rightCredit }) => leftCredit <= rightCredit)),
      ),
      null,
    ),
    partision_data: z._default(z.array(z.tuple([count, count])).check(z.maxLength(20)), []),
    combination_data: z._default(
      z.array(z.array(count).check(z.minLength(3), z.maxLength(5))).check(z.maxLength(120)),
      [],
    ),
  });

export const mapper = {
  create: endpoint({
    name: "mapper.create",
    method: "POST",
    path: "/api/mapper/create",
    summary: "Maps a match to the main app's: the server reads the app's players and pairs them by name.",
    access: anyOf("prime_admin"),
    body: () =>
      z.object({ tgMatchId: matchId, dream11MatchId: appId, leftName: sideName, rightName: sideName }),
    reply: () => ({
      data: z.object({
        dream11MatchId: z.string(),
        /** Players with a pair, and names of ours without one. */
        mapped: z.int(),
        pending: z.array(z.string()),
      }),
    }),
  }),
  remove: endpoint({
    name: "mapper.remove",
    method: "DELETE",
    path: "/api/mapper/{id}/{app}",
    summary:
      "Takes the mapping of a match to an app back. Ids that the match's feed gave for the app are used again.",
    access: anyOf("prime_admin"),
    params: () => z.object({ id: matchId, app: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
    reply: () => ({}),
  }),
  getData: endpoint({
    name: "mapper.getData",
    method: "GET",
    path: "/api/mapper/getdata/{id}",
    summary: "Whether the match is mapped to the main app, and to which of its matches.",
    access: anyOf("plan", "prime_admin"),
    params: () => z.object({ id: matchId }),
    reply: () => ({ data: z.object({ mapperExist: z.boolean(), dream11MatchId: z.nullable(z.string()) }) }),
  }),
  listMatches: endpoint({
    name: "mapper.listMatches",
    method: "GET",
    path: "/api/dream11/{sport}",
    summary: "The main app's matches of a sport, read with the stored access value.",
    access: anyOf("prime_admin"),
    params: () => z.object({ sport: sportSlug }),
    reply: () => ({ data: z.array(fantasyMatch()) }),
  }),
  playerData: endpoint({
    name: "mapper.playerData",
    method: "GET",
    path: "/api/dream11/player_data/{sport}/{id}",
    summary: "The players of a mapped match; `id` is the main app's id of the match.",
    access: anyOf("plan"),
    params: () => z.object({ sport: sportSlug, id: appId }),
    reply: () => ({
      data: z.object({
        ...mappedMatch(),
        left_team_logo: z.string(),
        right_team_logo: z.string(),
        lineup_available: z.boolean(),
      }),
    }),
  }),
  teams: endpoint({
    name: "mapper.teams",
    method: "POST",
    path: "/api/dream11/teams/{sport}/{id}",
    summary: "Up to 20 of about 500 teams that the server generates for a mapped match and a filter.",
    access: anyOf("plan"),
    params: () => z.object({ sport: sportSlug, id: appId }),
    body: () =>
      z.object({
        filterType: z.enum(["basic", "advanced"]),
        basicFilter: z._default(z.enum(["left", "right", "equal"]), "equal"),
        advancedFilter: z._default(z.nullable(advancedFilter()), null),
        teamsCount: z._default(z.int().check(z.minimum(1), z.maximum(20)), 20),
      }),
    reply: () => ({
      data: z.object({
        ...mappedMatch(),
        teamsCount: z.int(),
        teamsType: z.enum(["basic", "advanced"]),
        teams: z.array(
          z.object({
            team: z.array(z.string()),
            captain: z.string(),
            vice_captain: z.string(),
            series_name: z.string(),
          }),
        ),
      }),
    }),
  }),
} as const;

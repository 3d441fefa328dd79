import type { TextKeyOf, TextValues } from "@teamwright/text";
import { refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";

/** Why a post's teams are refused. `values.team` is the team's position in the post, from 1. */
export interface WrongTeam {
  readonly code:
    | "unknown_player"
    | "repeated_player"
    | "wrong_role"
    | "wrong_size"
    | "wrong_captains"
    | "credits"
    | "role_count"
    | "side_count"
    | "duplicate";
  readonly values: TextValues & { readonly team: number };
}

const wording: Readonly<Record<WrongTeam["code"], TextKeyOf<"replies">>> = {
  unknown_player: "replies.postedTeamUnknownPlayer",
  repeated_player: "replies.postedTeamRepeatedPlayer",
  wrong_role: "replies.postedTeamWrongRole",
  wrong_size: "replies.postedTeamWrongSize",
  wrong_captains: "replies.postedTeamWrongCaptains",
  credits: "replies.postedTeamCredits",
  role_count: "replies.postedTeamRoleCount",
  side_count: "replies.postedTeamSideCount",
  duplicate: "replies.postedTeamDuplicate",
};

/** The refusal of a call that posts teams, with the wrong team and the reason. */
export const refuseTeams = ({ code, values }: WrongTeam): RefusedAnswer =>
  refused("posted_teams_refused", { message: wording[code], values, field: "teamData" });

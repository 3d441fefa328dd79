import { openEnvelope } from "./payload.ts";
import { squadOf } from "./player.ts";
import type { DemoMatch } from "./player.ts";
import type { Send } from "./staff-calls.ts";

/** Two teams of one eleven, whose captains are each other's vice-captains. */
type TwoTeams = readonly [PostedTeam, PostedTeam];
interface PostedTeam {
  readonly team_number: number;
  readonly credits: number;
  readonly team: readonly (readonly number[])[];
  readonly captain: number;
  readonly vicecaptain: number;
}

/** Two teams of a cricket match, in the form in which they are posted. */
export async function twoTeams(url: string, matchId: string, send: Send): Promise<TwoTeams> {
  const { data } = (await (await fetch(`${url}/api/bootstrap`)).json()) as { data: { payload_key: string } };
  const reply = await send("GET", `/api/fantasy/match/${matchId}`);
  const detail = openEnvelope<DemoMatch>(reply["data"] as never, data.payload_key);
  const squad = squadOf(detail);
  const take = (role: number, side: number, count: number) =>
    squad
      .filter((player) => player.role === role && player.team_index === side)
      .toSorted((a, b) => a.credits - b.credits)
      .slice(0, count)
      .map(({ player_index: index }) => index);
  const team = [
    take(0, 0, 1),
    [...take(1, 0, 2), ...take(1, 1, 2)],
    [...take(2, 0, 1), ...take(2, 1, 1)],
    [...take(3, 0, 2), ...take(3, 1, 2)],
  ];
  const [one, other] = team[1]!;
  return [
    { team_number: 1, credits: 0, team, captain: one!, vicecaptain: other! },
    { team_number: 2, credits: 0, team, captain: other!, vicecaptain: one! },
  ];
}

/** The team with another captain. */
export const withOtherCaptain = (team: PostedTeam): PostedTeam => ({ ...team, captain: team.team[2]![0]! });

/** Posts two teams of a cricket match under the expert's own number; returns the post's id and its teams. */
export async function postTwoTeams(
  url: string,
  matchId: string,
  send: Send,
  expertNumber = "9000000007",
): Promise<{ readonly id: string; readonly teamData: TwoTeams }> {
  const teamData = await twoTeams(url, matchId, send);
  const reply = await send("POST", "/api/expert/postteams", {
    matchId,
    numberOfTeams: 2,
    typeOfTeams: "software",
    fantasyApp: "dream11",
    tossData: "Predicted11",
    teamUse: "MegaGL",
    sportIndex: 0,
    sectionUsed: "advanced",
    expertNumber,
    teamData,
  });
  return { id: (reply["data"] as { _id: string })._id, teamData };
}

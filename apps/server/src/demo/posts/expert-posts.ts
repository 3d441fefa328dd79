import type { PredictionSection, SectionId } from "@teamwright/domain/prediction";
import type { MatchDetail, Player } from "@teamwright/domain";
import type { Db } from "#db/database.ts";
import { demoMatch, demoTeams, EVENING, likelyPlayers, LINEUPS } from "./demo-match.ts";
import { successData } from "./demo-caller.ts";
import type { DemoCaller } from "./demo-caller.ts";

/** Teams for two matches, a prediction and a video of the demo's expert. */
export async function postAsExpert({ call, phone }: DemoCaller, db: Db): Promise<void> {
  const lineups = await demoMatch(db, LINEUPS);
  const evening = await demoMatch(db, EVENING);
  for (const [match, teamUse, count] of [
    [lineups, "MegaGL", 40],
    [lineups, "SL", 6],
    [evening, "MegaGL", 20],
  ] as const)
    await successData(
      call.experts.postTeams({
        body: {
          matchId: match.id,
          numberOfTeams: count,
          typeOfTeams: "software",
          fantasyApp: "dream11",
          tossData: match === lineups ? "Playing11" : "Predicted11",
          teamUse,
          sportIndex: match.sport_index,
          sectionUsed: "advanced",
          expertNumber: phone,
          teamData: demoTeams(match, count, count),
        },
      }),
    );
  await successData(
    call.predictions.post({
      body: {
        matchId: evening.id,
        sportIndex: evening.sport_index,
        expertNumber: phone,
        predictionData: predictionOf(evening),
      },
    }),
  );
  await successData(
    call.experts.postVideo({
      body: {
        matchId: lineups.id,
        seriesName: lineups.series_name,
        leftName: lineups.left_team_name,
        rightName: lineups.right_team_name,
        leftImage: lineups.left_team_image,
        rightImage: lineups.right_team_image,
        videoLink: "https://videos.example/harbour-preview",
        videoLanguage: 3,
      },
    }),
  );
}

const head = <const Id extends SectionId>(id: Id, title: string) => ({ id, title, notes: false, extra: "" });

/** The expert expects the dearest players of both sides to do best. */
function predictionOf(match: MatchDetail): PredictionSection[] {
  const [left, right] = [likelyPlayers(match, "left"), likelyPlayers(match, "right")];
  const dearest = (players: readonly Player[], from: number, to: number): number[] =>
    players
      .toSorted((one, other) => other.credits - one.credits)
      .slice(from, to)
      .map(({ player_index }) => player_index);
  const lists = (leftSideTeam: number[], rightSideTeam: number[]) => ({ leftSideTeam, rightSideTeam });
  return [
    {
      ...head(0, "Pitch Report"),
      predictionTitle: "Slow pitch, spin decides",
      name: "Quayside Oval",
      location: "Saltmarsh",
      pitchType: 1,
      weather: 0,
      avgScore: 152,
      firstBatting: 58,
      secondBatting: 42,
    },
    { ...head(1, "Winning Card"), winningTeam: 0, winningType: 1 },
    { ...head(2, "Predicted Playing11"), ...lists(dearest(left, 0, 11), dearest(right, 0, 11)) },
    { ...head(3, "Drop Player"), ...lists(dearest(left, 10, 11), dearest(right, 10, 11)) },
    { ...head(4, "Fixed Player"), ...lists(dearest(left, 0, 1), []) },
    { ...head(5, "Captain Player"), ...lists(dearest(left, 0, 3), dearest(right, 0, 2)) },
    { ...head(6, "Vice Captain Player"), ...lists(dearest(left, 1, 4), dearest(right, 1, 3)) },
    { ...head(7, "Credit Range"), leftCredit: 95, rightCredit: 100 },
    { ...head(8, "Team Partition"), selectedList: [1, 2, 3] },
    { ...head(9, "Team Combination"), selectedList: [0, 1, 2, 3, 4, 5] },
  ];
}

import type { PredictionSection, SectionId } from "@teamwright/domain/prediction";

const head = <const Id extends SectionId>(id: Id, title: string) => ({ id, title, notes: false, extra: "" });
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** Every section of a prediction of the sample match, whose players are 0-11 on the left and 12-23 on the right. */
export const sampleSections = (): PredictionSection[] => [
  {
    ...head(0, "Pitch Report"),
    predictionTitle: "Runs in the evening",
    name: "Harbour Ground",
    location: "Harbour",
    pitchType: 0,
    weather: 1,
    avgScore: 168,
    firstBatting: 55,
    secondBatting: 45,
  },
  { ...head(1, "Winning Card"), winningTeam: 0, winningType: 1 },
  { ...head(2, "Predicted Playing11"), leftSideTeam: from(0, 11), rightSideTeam: from(12, 11) },
  { ...head(3, "Drop Player"), leftSideTeam: [10], rightSideTeam: [22] },
  { ...head(4, "Fixed Player"), leftSideTeam: [0], rightSideTeam: [] },
  { ...head(5, "Captain Player"), leftSideTeam: [0, 1], rightSideTeam: [13] },
  { ...head(6, "Vice Captain Player"), leftSideTeam: [2], rightSideTeam: [14, 15] },
  { ...head(7, "Credit Range"), leftCredit: 85, rightCredit: 100 },
  { ...head(8, "Team Partition"), selectedList: [1, 2] },
  { ...head(9, "Team Combination"), selectedList: [0, 1, 2, 3, 4] },
  { ...head(10, "Percentage Strategy"), selectedList: [0, 1] },
  {
    ...head(11, "Role Frequency"),
    selectedList: {
      left: [[0, 1], from(0, 5), from(0, 3), from(0, 6)],
      right: [[0, 1], from(0, 5), from(0, 3), from(0, 6)],
    },
  },
  { ...head(12, "Impact Player"), leftSideTeam: [11], rightSideTeam: [] },
];

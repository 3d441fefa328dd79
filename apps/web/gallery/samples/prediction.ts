import { sportByIndex } from "@teamwright/domain";
import type { PredictionSection } from "@teamwright/domain/prediction";
import type { Authoring } from "#blocks/prediction/authoring.ts";
import { cricket, playersOf } from "./match.ts";

const sport = sportByIndex(0);
const head = { title: "", notes: false, extra: "" };
const note = {
  title: "",
  notes: true,
  extra: "The ball turns from the tenth over on, and the dew comes at half past eight.",
};
const counts = sport.roles.map(() => [0, 1, 2]);

/** Sections as an author wrote them; the first with long texts. */
export const sections: readonly PredictionSection[] = [
  {
    ...note,
    id: 0,
    predictionTitle: "A slow evening that belongs to those who take the pace off",
    name: "Sir Hamish Dunmore Memorial Recreation Ground, Harbour End",
    location: "Thiruvananthapuram",
    pitchType: 2,
    weather: 4,
    avgScore: 162,
    firstBatting: 58.5,
    secondBatting: 41.5,
  },
  { ...head, id: 1, winningTeam: 0, winningType: 1 },
  { ...head, id: 2, leftSideTeam: [0, 1, 2, 3, 5, 6, 7, 8], rightSideTeam: [11, 12, 14, 15, 17, 18, 19, 20] },
  { ...head, id: 3, leftSideTeam: [10], rightSideTeam: [21] },
  { ...head, id: 4, leftSideTeam: [0, 3], rightSideTeam: [] },
  { ...head, id: 5, leftSideTeam: [0, 3, 5], rightSideTeam: [14, 20] },
  { ...head, id: 7, leftCredit: 97.5, rightCredit: 100 },
  { ...head, id: 9, selectedList: Array.from({ length: 20 }, (_, index) => index) },
  { ...head, id: 11, selectedList: { left: counts, right: counts } },
];

export const authoring: Authoring = { match: cricket, sport, players: playersOf(cricket), sections };

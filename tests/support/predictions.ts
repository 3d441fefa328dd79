import { DAY } from "@teamwright/domain/durations";
import { demoAccounts } from "./demo.ts";
import { ownMatch, ownPlayers } from "./own-match.ts";
import type { OwnPlayer } from "./own-match.ts";
import { staffCalls } from "./staff-calls.ts";
import type { Product } from "./product.ts";

/** The invented match in so many days, with players on both sides of 50 percent; in the past no list shows it. */
export const matchInDays = (id: string, days: number) => ({
  ...ownMatch(id, "in_progress", (_, index) => ({ selected_by: index % 2 === 0 ? 55 : 25 })),
  status: "not_started",
  match_time: new Date(Date.now() + days * DAY).toISOString(),
});

/** By the index that the server gives: left side first, in the feed's order. */
const indexOf = (player: OwnPlayer): number => ownPlayers.indexOf(player);
const playing = (side: "left" | "right") =>
  ownPlayers.filter((player) => player.side === side && player.playing).map(indexOf);

const head = (id: number) => ({ id, title: `Section ${id}`, notes: false, extra: "" });
const lists = (leftSideTeam: readonly number[], rightSideTeam: readonly number[]) => ({
  leftSideTeam,
  rightSideTeam,
});

/** The basic sections of a prediction of that match. */
export const basicSections = (title: string): readonly Record<string, unknown>[] => [
  {
    ...head(0),
    predictionTitle: title,
    name: "Quay Ground",
    location: "Quay",
    pitchType: 0,
    weather: 1,
    avgScore: 168,
    firstBatting: 55,
    secondBatting: 45,
  },
  { ...head(1), winningTeam: 0, winningType: 1 },
  { ...head(2), ...lists(playing("left"), playing("right")) },
  { ...head(3), ...lists([11], [24]) },
  { ...head(4), ...lists([0], []) },
  { ...head(5), ...lists([0, 2], [15]) },
  { ...head(6), ...lists([3], [16, 17]) },
  { ...head(7), leftCredit: 90, rightCredit: 100 },
  { ...head(8), selectedList: [1, 2] },
  { ...head(9), selectedList: [0, 1, 2, 3] },
];

/** Posts a prediction as the account does; its id. */
export async function postPrediction(
  product: Product,
  by: "expert" | "primeAdmin" | "superuser",
  matchId: string,
  predictionData: readonly Record<string, unknown>[],
): Promise<string> {
  const calls = await staffCalls(product, by);
  const body = { matchId, sportIndex: 0, expertNumber: demoAccounts[by].phone, predictionData };
  const reply = await calls.send("POST", "/api/expert/postprediction", body);
  return (reply["data"] as { _id: string })._id;
}

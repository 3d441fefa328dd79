import { contract } from "@teamwright/contract";
import { done, prebuilt } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import { MAIN_APP } from "#providers/apps.ts";
import { matchesWithPosts, matchesWithVideos } from "#modules/experts/public.ts";
import { matchesOfMember } from "#modules/groups/public.ts";
import { findMappedMatches } from "#modules/matches/public.ts";
import { predictedMatches } from "#modules/predictions/public.ts";
import { readTransferLine } from "#modules/prime/public.ts";
import { MATCH_OPTIONS_KEY } from "../forget-lists.ts";

/**
 * The lists that are the same for everybody. A module with a list has its field here, and publishes `posts` when the list
 * changes.
 */
async function sharedLists(deps: Deps) {
  const { db } = deps.database;
  const [expertTeamData, predictions, expertVideoData, dream11MapperData] = await Promise.all([
    matchesWithPosts(db),
    predictedMatches(deps),
    matchesWithVideos(db),
    findMappedMatches(db, MAIN_APP),
  ]);
  return {
    transferLine: await readTransferLine(db),
    expertTeamData,
    expertPredictionData: [...predictions],
    expertVideoData,
    dream11MapperData,
    groupIdList: [],
  };
}

/** Every open home screen asks this, so it is one prebuilt reply but for members of groups, whose matches are their own. */
export const expertTeamList = handle(
  contract.experts.teamList,
  async ({ deps, body: { phoneNumber } }) => {
    const groupIdList = await matchesOfMember(deps.database.db, phoneNumber);
    if (groupIdList.length > 0) return done("", { ...(await sharedLists(deps)), groupIdList });
    const body = deps.payloads.get(MATCH_OPTIONS_KEY, async () => {
      const lists = await sharedLists(deps);
      return { content: JSON.stringify(lists), reply: { status: "success", message: "", ...lists } };
    });
    return prebuilt(body, "private, no-cache");
  },
  { transaction: false },
);

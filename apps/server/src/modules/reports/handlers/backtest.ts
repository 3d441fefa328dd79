import { contract } from "@teamwright/contract";
import { sportBySlug } from "@teamwright/domain";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { pastMatches } from "../backtest/past-matches.repository.ts";

export const getPastMatches = handle(contract.backtest.matches, async ({ db, params, query }) => {
  const matches = await pastMatches(db, sportBySlug(params.sport)!.index, query.matches);
  return done("", {
    data: matches.map(({ matchTime, ...match }) => ({
      ...match,
      match_time: matchTime,
      players: [...match.players],
    })),
  });
});

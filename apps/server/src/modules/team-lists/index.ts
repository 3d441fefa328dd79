import { contract } from "@teamwright/contract";
import { done } from "../../http/answer.ts";
import { handle } from "../../http/handler.ts";
import type { Handler } from "../../http/handler.ts";

/** No expert, mapper or group content can be made yet, so every list is truly empty. */
const expertTeamList = handle(
  contract.expert.teamList,
  async () =>
    done("", {
      transferLine: false,
      expertTeamData: [],
      expertPredictionData: [],
      expertVideoData: [],
      dream11MapperData: [],
      groupIdList: [],
    }),
  { transaction: false },
);

const primeTeamList = handle(contract.primeTeam.teamList, async () =>
  done("", { data: [], booking_data: [] }),
);

export const teamListHandlers: readonly Handler[] = [expertTeamList, primeTeamList];

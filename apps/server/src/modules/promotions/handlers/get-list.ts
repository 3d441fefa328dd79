import { contract } from "@teamwright/contract";
import { z } from "zod";
import { done, prebuilt } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import { readSetting } from "#modules/settings/public.ts";
import { listPromotions } from "../promotion.repository.ts";

export const PROMOTION_SWITCH = "promotionActive";
export const PROMOTIONS_KEY = "promotions";

async function read({ database }: Deps) {
  const [data, promotionActive] = await Promise.all([
    listPromotions(database.db),
    readSetting(database.db, PROMOTION_SWITCH, z.boolean(), true),
  ]);
  return { data, promotionActive };
}

const readAll = async (deps: Deps) => done("", await read(deps));

/** Requested by everybody's home screen, so all but admins get one prebuilt reply. */
export const getList = handle(contract.promotions.list, ({ deps, session }) => {
  if (session?.powers.has("admin")) return readAll(deps);
  const body = deps.payloads.get(PROMOTIONS_KEY, async () => {
    const { data, promotionActive } = await read(deps);
    const shown = { data: promotionActive ? data.filter(({ active }) => active) : [], promotionActive };
    return { content: JSON.stringify(shown), reply: { status: "success", message: "", ...shown } };
  });
  return prebuilt(body, "private, no-cache");
});

import { isDeepStrictEqual } from "node:util";
import { contract, type Promotion } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import type { Scope } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { writeSetting } from "#modules/settings/public.ts";
import {
  deletePromotion,
  findPromotion,
  insertPromotion,
  lockPromotion,
  updatePromotion,
} from "../promotion.repository.ts";
import { PROMOTION_SWITCH, PROMOTIONS_KEY } from "./get-list.ts";

/** Updates open home screens. */
function announce({ deps, afterCommit }: Scope): void {
  afterCommit(() => {
    deps.bus.tell({ kind: "payload", key: PROMOTIONS_KEY });
    deps.bus.publish({ type: "promotions" });
  });
}

const auditOf = ({ labelHi, labelTe, ...rest }: Promotion) => ({
  ...rest,
  labelHi: labelHi ?? null,
  labelTe: labelTe ?? null,
});

export const getPromotion = handle(contract.promotions.get, async ({ params, db }) => {
  const data = await findPromotion(db, params.id);
  return data ? done("", { data }) : refused("not_found");
});

export const createPromotion = handle(contract.promotions.create, async (context) => {
  const { db, body, session } = context;
  const data = await insertPromotion(db, body);
  await writeAudit(db, { actorId: session.accountId, action: "promotion.create", details: auditOf(data) });
  announce(context);
  return done("replies.created", { data });
});

export const editPromotion = handle(contract.promotions.edit, async (context) => {
  const { db, body, params, session } = context;
  const { before: shownVersion, ...fields } = body;
  const before = await lockPromotion(db, params.id);
  if (!before) return refused("not_found");
  if (shownVersion && !isDeepStrictEqual({ _id: before._id, ...shownVersion }, before))
    return refused("conflict");
  const data = await updatePromotion(db, params.id, fields);
  if (!data) return refused("not_found");
  const details = { before: auditOf(before), after: auditOf(data) };
  await writeAudit(db, { actorId: session.accountId, action: "promotion.edit", details });
  announce(context);
  return done("replies.updated", { data });
});

export const removePromotion = handle(contract.promotions.delete, async (context) => {
  const { db, params, session } = context;
  if (!(await deletePromotion(db, params.id))) return refused("not_found");
  await writeAudit(db, {
    actorId: session.accountId,
    action: "promotion.delete",
    details: { id: params.id },
  });
  announce(context);
  return done("replies.deleted", {});
});

export const switchPromotions = handle(contract.promotions.setActive, async (context) => {
  const { db, body, session } = context;
  await writeSetting(db, PROMOTION_SWITCH, body.notificationActive);
  await writeAudit(db, {
    actorId: session.accountId,
    action: "promotion.switch",
    details: { active: body.notificationActive },
  });
  announce(context);
  return done("replies.updated", { promotionActive: body.notificationActive });
});

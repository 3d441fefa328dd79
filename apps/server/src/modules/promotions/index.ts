import type { Handler } from "#http/handler.ts";
import {
  createPromotion,
  editPromotion,
  getPromotion,
  removePromotion,
  switchPromotions,
} from "./handlers/change.ts";
import { getList } from "./handlers/get-list.ts";

export const promotionHandlers: readonly Handler[] = [
  getList,
  getPromotion,
  createPromotion,
  editPromotion,
  removePromotion,
  switchPromotions,
];

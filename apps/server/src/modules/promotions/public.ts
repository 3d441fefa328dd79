/** The exports of this module for other parts of the server. */
export { insertPromotion, listPromotions } from "./promotion.repository.ts";

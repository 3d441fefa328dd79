import type { Handler } from "../../http/handler.ts";
import { getList } from "./get-list.ts";

export const promotionHandlers: readonly Handler[] = [getList];

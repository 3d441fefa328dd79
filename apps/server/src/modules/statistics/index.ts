import type { Handler } from "#http/handler.ts";
import { notifyList, ownStatistics, superuserStatistics } from "./handlers/read-statistics.ts";

export const statisticsHandlers: readonly Handler[] = [notifyList, ownStatistics, superuserStatistics];

import type { Handler } from "#http/handler.ts";
import { expertTeamList } from "./handlers/expert-team-list.ts";

export const matchOptionHandlers: readonly Handler[] = [expertTeamList];

export { forgetMatchOptions } from "./forget-lists.ts";

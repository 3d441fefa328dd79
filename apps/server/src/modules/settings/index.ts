import type { Handler } from "#http/handler.ts";
import { readHashState, restoreHashValue, setHashValue } from "./handlers/hash-value.ts";

export const settingHandlers: readonly Handler[] = [readHashState, setHashValue, restoreHashValue];

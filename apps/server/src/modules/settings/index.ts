import type { Handler } from "../../http/handler.ts";
import { setHashValue } from "./handlers/set-hash-value.ts";

export const settingHandlers: readonly Handler[] = [setHashValue];

import type { Handler } from "../../http/handler.ts";
import { primeMatches } from "./handlers/prime-matches.ts";
import { today } from "./handlers/today.ts";

export const deskHandlers: readonly Handler[] = [today, primeMatches];

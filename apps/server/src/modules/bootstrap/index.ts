import type { Handler } from "#http/handler.ts";
import { bootstrap } from "./handlers/bootstrap.ts";

export const bootstrapHandlers: readonly Handler[] = [bootstrap];

import type { Handler } from "../../http/handler.ts";

export const authHandlers: readonly Handler[] = [];

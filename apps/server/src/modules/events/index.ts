import type { Handler } from "#http/handler.ts";
import { openEvents } from "./handlers/open-events.ts";

export const eventHandlers: readonly Handler[] = [openEvents];

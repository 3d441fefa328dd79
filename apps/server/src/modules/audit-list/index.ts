import type { Handler } from "#http/handler.ts";
import { readAudit } from "./handlers/list-audit.ts";

export const auditListHandlers: readonly Handler[] = [readAudit];

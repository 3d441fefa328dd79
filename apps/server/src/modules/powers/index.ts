import type { Handler } from "../../http/handler.ts";
import { readAudit } from "./read-audit.ts";
import { setPowers } from "./set-powers.ts";

export const powerHandlers: readonly Handler[] = [setPowers, readAudit];

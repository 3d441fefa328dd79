import type { Handler } from "../../http/handler.ts";
import { block, removeLimit, unblock } from "./handlers/block.ts";
import { details } from "./handlers/details.ts";
import { createGroupOwner, registerPrime, removeGroupOwner } from "./handlers/prime.ts";
import { register } from "./handlers/register.ts";
import { setPowers } from "./handlers/set-powers.ts";
import { status } from "./handlers/status.ts";

export const accountDeskHandlers: readonly Handler[] = [
  block,
  removeLimit,
  unblock,
  details,
  createGroupOwner,
  registerPrime,
  removeGroupOwner,
  register,
  setPowers,
  status,
];

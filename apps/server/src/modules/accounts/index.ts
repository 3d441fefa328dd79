import type { Handler } from "../../http/handler.ts";
import { block, removeLimit, unblock } from "./block.ts";
import { details } from "./details.ts";
import { createGroupOwner, registerPrime, removeGroupOwner } from "./prime.ts";
import { register } from "./register.ts";

export const accountHandlers: readonly Handler[] = [
  register,
  registerPrime,
  details,
  block,
  unblock,
  removeLimit,
  createGroupOwner,
  removeGroupOwner,
];

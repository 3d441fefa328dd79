import type { Handler } from "#http/handler.ts";
import { applyList } from "./handlers/apply-list.ts";
import { block, removeLimit, unblock } from "./handlers/block.ts";
import { details } from "./handlers/details.ts";
import { lookUp, usersList } from "./handlers/list-users.ts";
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
  usersList,
  lookUp,
  applyList,
];

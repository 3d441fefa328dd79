import type { Handler } from "#http/handler.ts";
import type { RelationResolver } from "#http/relation.ts";
import { memberOfGroup, ownerOfGroup } from "./group.repository.ts";
import { groupAnalysis } from "./handlers/analysis.ts";
import { readDelivery, readPosted, remindMembers } from "./handlers/delivery.ts";
import { addUser, createGroup, editUser, groupInfo, removeUser } from "./handlers/group.ts";
import { postGroupTeams, repairGroupTeams } from "./handlers/post.ts";
import { extendGroupTeams } from "./handlers/extend.ts";
import { withdrawGroupTeams } from "./handlers/withdraw.ts";
import { listGroups, memberTeams, noteTransferred } from "./handlers/read.ts";

export const groupHandlers: readonly Handler[] = [
  createGroup,
  groupInfo,
  addUser,
  editUser,
  removeUser,
  postGroupTeams,
  repairGroupTeams,
  extendGroupTeams,
  withdrawGroupTeams,
  listGroups,
  memberTeams,
  noteTransferred,
  readDelivery,
  remindMembers,
  readPosted,
  groupAnalysis,
];

export const groupRelations: readonly RelationResolver[] = [ownerOfGroup, memberOfGroup];

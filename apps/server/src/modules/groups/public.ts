/** The exports of this module for other parts of the server. */
export { findGroupNames, findGroupOfOwner, groupsOfPhone } from "./group.repository.ts";
export { matchesOfMember } from "./post.repository.ts";
export { eraseGroupData, lockGroupsOf, ownGroup, readGroupData } from "./personal-data.repository.ts";

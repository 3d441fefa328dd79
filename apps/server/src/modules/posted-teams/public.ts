/**
 * Teams that are posted for other users to read. A post checks them (`checkTeams`), stores them (`insertTeamSet`, in
 * the transaction of the post) and keeps the id of the set; readers request a range or a page of it.
 */
export { checkTeams } from "./check-teams.ts";
export { refuseTeams } from "./wrong-team.ts";
export { deleteTeamSets, findPackedSets, findTeamSet, insertTeamSet } from "./team-set.repository.ts";
export { packTeams, rangeOfPage, teamsInRange } from "./to-json.ts";
export { shareData } from "./share-data.ts";
export { engineMatch } from "./engine-match.ts";

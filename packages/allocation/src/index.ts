export { allocate } from "./allocate.ts";
export type { Allocation, AllocationRequest } from "./allocate.ts";
export { balanceTeams } from "./balance.ts";
export { extremesOf, shareFigures } from "./figures.ts";
export type { ShareFigures } from "./figures.ts";
export { cutRanges, rangesAfter, rangesFault } from "./ranges.ts";
export type { MemberRange, RangesFault } from "./ranges.ts";
export type { AllocatedTeams } from "./teams.ts";

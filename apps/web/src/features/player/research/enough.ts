/** Below this number of matches a rate means little, and a note says so. */
export const ENOUGH = 10;

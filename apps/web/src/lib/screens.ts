import { missing } from "virtual:missing-screens";

const missingPaths: ReadonlySet<string> = new Set(missing);

/** Whether the path of `paths.ts` has a screen: links to others are not shown. */
export const screenExists = (path: string): boolean => !missingPaths.has(path);

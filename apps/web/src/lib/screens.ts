let screens: ReadonlySet<string> = new Set();

/** The application says at start which screens there are; areas which are not built yet stay hidden. */
export const setScreens = (paths: Iterable<string>): void => {
  screens = new Set(paths);
};

/** Whether the path of `paths.ts` has a screen: links to others are not shown. */
export const screenExists = (path: string): boolean => screens.has(path);

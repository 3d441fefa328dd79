import type { Plugin } from "vite";

/** What stands for each module; whoever uses it after all gets an error that says so, or no more than its children. */
const STANDING_IN: readonly (readonly [module: RegExp, code: string])[] = [
  [
    /@mantine\/core\/esm\/components\/ScrollArea\/ScrollArea\.mjs$/,
    `export const ScrollArea = () => { throw new Error("ScrollArea is left out of the web build"); };
export const ScrollAreaAutosize = Symbol("ScrollAreaAutosize");
ScrollArea.Autosize = ScrollAreaAutosize;`,
  ],
  [/node_modules\/react-remove-scroll\//, "export const RemoveScroll = ({ children }) => children;"],
];

/**
 * Leaves out what Mantine's dialogs import and ours do not use: its scroll area, and the lock of the page's scrolling,
 * for which `useLockedScroll` stands. 8 KB compressed that every screen with a dialog would wait for.
 */
export const mantineWithoutScrolling = (): Plugin => ({
  name: "mantine-without-scrolling",
  apply: "build",
  transform: {
    filter: { id: STANDING_IN.map(([module]) => module) },
    handler: (_, id) => {
      const code = STANDING_IN.find(([module]) => module.test(id))?.[1];
      return code === undefined ? null : { code, map: null, moduleSideEffects: false };
    },
  },
});

/** A module of a package that the build replaces, with its version when the replacement was written. */
export type ReplacedModule = {
  readonly package: string;
  readonly version: string;
  /** The file, relative to node_modules. */
  readonly file: string;
  /** SHA-256 of the file. */
  readonly hash: string;
  readonly exports: readonly string[];
  /** The code that the browser gets instead of the file. */
  readonly code: string;
};

const throws = (what: string): string =>
  `() => { throw new Error(${JSON.stringify(`${what} is left out of the web build`)}); }`;

/**
 * Every replaced module. `replaced-modules.test.ts` fails when one of the packages changes: read the new file, check
 * that the replacement is still correct, then write the new version and hash here.
 */
export const replacedModules: readonly ReplacedModule[] = [
  // Mantine's dialogs import its scroll area and its scroll lock; ours use `useLockedScroll`. Together 8 KB compressed
  // that every screen with a dialog would load.
  {
    package: "@mantine/core",
    version: "9.7.3",
    file: "@mantine/core/esm/components/ScrollArea/ScrollArea.mjs",
    hash: "e1ae475222b327e576c93d9934bf754d553da38892fc8f1107d4dd8e92370b2b",
    exports: ["ScrollArea", "ScrollAreaAutosize"],
    code: `export const ScrollArea = ${throws("ScrollArea")};
export const ScrollAreaAutosize = Symbol("ScrollAreaAutosize");
ScrollArea.Autosize = ScrollAreaAutosize;`,
  },
  {
    package: "react-remove-scroll",
    version: "2.7.2",
    file: "react-remove-scroll/dist/es2015/index.js",
    hash: "a53ba117a718d7db256e67b4d89987b060e7b6e8e883d91869a227acb8fc8fb9",
    exports: ["RemoveScroll"],
    code: "export const RemoveScroll = ({ children }) => children;",
  },
];

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

/** Each export throws when it is called. */
const absent = (exports: readonly string[], what: string): string =>
  [`const absent = ${throws(what)};`, ...exports.map((name) => `export { absent as ${name} };`)].join("\n");

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const jsonSchema = words(`
  createStandardJSONSchemaMethod createToJSONSchemaMethod extractDefs finalize handleUnrepresentable
  initializeContext process processSchema
`);
const processors = [
  ...words("aggregateChecks allProcessors toJSONSchema"),
  ...words(`
    any array bigint boolean catch custom date default enum file function intersection lazy literal map nan never
    nonoptional null nullable number object optional pipe prefault promise readonly record set string success symbol
    templateLiteral transform tuple undefined union unknown void
  `).map((type) => `${type}Processor`),
];

/**
 * Every replaced module. `replaced-modules.test.ts` fails when one of the packages changes: read the new file, check
 * that the replacement is still correct, then write the new version and hash here.
 */
export const replacedModules: readonly ReplacedModule[] = [
  // Every zod schema has JSON schema generators, which no screen uses: 6 KB compressed of the first load.
  {
    package: "zod",
    version: "4.6.7",
    file: "zod/v4/core/to-json-schema.js",
    hash: "85b883eb8f05e9f060c71a39fce7df9345b566af29d5bc9c8fa477fe616a051d",
    exports: jsonSchema,
    code: absent(jsonSchema, "Making JSON schemas"),
  },
  {
    package: "zod",
    version: "4.6.7",
    file: "zod/v4/core/json-schema-processors.js",
    hash: "b6d2aee72212c076b9cde38da6333591c76a24eb049a4ee4e7bd2b7825d8b817",
    exports: processors,
    code: absent(processors, "Making JSON schemas"),
  },
  // zod's English messages: the web takes its messages from the catalogue. 1 KB compressed of the first load.
  {
    package: "zod",
    version: "4.6.7",
    file: "zod/v4/locales/en.js",
    hash: "d5930e10d137b048b37823e168e4177947e1f696ada8419c71bb0d32da4333c0",
    exports: ["default"],
    code: "export default () => ({ localeError: () => undefined });",
  },
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

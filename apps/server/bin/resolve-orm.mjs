// Drizzle's package.json holds 180 KB of `exports`. Node reads them again for each of our files that imports Drizzle, and
// copies them for each file of Drizzle, to learn that it is a module: a fifth of the work of a server's start.
import { registerHooks } from "node:module";

const OUR_SOURCES = new URL("../src/", import.meta.url).href;
const DRIZZLE = /^drizzle-orm(\/|$)/;
const DRIZZLE_FILES = "/node_modules/drizzle-orm/";

/** What Node answered, by the name in the import. All our sources find the same copy of Drizzle. */
const answers = new Map();

function resolveOnce(specifier, context, resolveByNode) {
  const answer = answers.get(specifier) ?? {
    ...resolveByNode(specifier, context),
    format: "module",
    shortCircuit: true,
  };
  answers.set(specifier, answer);
  return answer;
}

registerHooks({
  resolve(specifier, context, resolveByNode) {
    const { parentURL = "", conditions } = context;
    if (!conditions.includes("import")) return resolveByNode(specifier, context);
    if (DRIZZLE.test(specifier) && parentURL.startsWith(OUR_SOURCES))
      return resolveOnce(specifier, context, resolveByNode);
    if (/^\.\.?\/.*\.js$/.test(specifier) && parentURL.includes(DRIZZLE_FILES))
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
    return resolveByNode(specifier, context);
  },
});

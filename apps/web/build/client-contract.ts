import type { Plugin } from "vite";

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Property = Node & { readonly key?: { readonly name?: string } };

/** Properties of an endpoint that only the server and OpenAPI read. */
const OF_THE_SERVER = new Set(["summary", "access"]);

const isNode = (value: unknown): value is Node => typeof Object(value).type === "string";

/** The properties of an object literal in a call to `endpoint` that the browser does not need. */
const neededByServer = (node: Node): readonly Property[] => {
  const { callee, arguments: given } = node as { callee?: { name?: string }; arguments?: readonly unknown[] };
  if (node.type !== "CallExpression" || callee?.name !== "endpoint") return [];
  const { properties = [] } = Object(given?.[0]) as { properties?: readonly Property[] };
  return properties.filter(({ key }) => OF_THE_SERVER.has(key?.name ?? ""));
};

const found = (node: Node): readonly Property[] => {
  const own = neededByServer(node);
  if (own.length > 0) return own;
  return Object.values(node)
    .flat()
    .filter((each) => isNode(each))
    .flatMap((each) => found(each));
};

/**
 * Removes the descriptions and the access rules of endpoints from the browser's files, because its calls read neither.
 */
export const clientContract = (): Plugin => ({
  name: "client-contract",
  apply: "build",
  transform: {
    filter: { id: /\/packages\/contract\/src\/resources\/[\w-]+\.ts$/ },
    handler(code) {
      const dropped = found(this.parse(code, { lang: "ts" }) as unknown as Node).toReversed();
      let kept = code;
      for (const { start, end } of dropped) {
        const comma = /^\s*,/.exec(kept.slice(end))?.[0].length ?? 0;
        // Replaced by blanks, so that line and column of the following code, and the source map, stay correct.
        const blanks = kept.slice(start, end + comma).replaceAll(/[^\n]/g, " ");
        kept = kept.slice(0, start) + blanks + kept.slice(end + comma);
      }
      return { code: kept, map: null };
    },
  },
});

import type { Plugin } from "vite";

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Property = Node & { readonly key?: { readonly name?: string } };

/** Properties of an endpoint that only the server and OpenAPI read. */
const OF_THE_SERVER = new Set(["summary", "access"]);

const isNode = (value: unknown): value is Node => typeof Object(value).type === "string";

/** The properties of an object literal in a call to `endpoint` that the browser does not need. */
const neededByServer = (node: Node): readonly Property[] => {
  const { callee, arguments: callArguments } = node as {
    callee?: { name?: string };
    arguments?: readonly unknown[];
  };
  if (node.type !== "CallExpression" || callee?.name !== "endpoint") return [];
  const { properties = [] } = Object(callArguments?.[0]) as { properties?: readonly Property[] };
  return properties.filter(({ key }) => OF_THE_SERVER.has(key?.name ?? ""));
};

const neededProperties = (node: Node): readonly Property[] => {
  const ownProperties = neededByServer(node);
  if (ownProperties.length > 0) return ownProperties;
  return Object.values(node)
    .flat()
    .filter((each) => isNode(each))
    .flatMap((each) => neededProperties(each));
};

/**
 * Removes the descriptions and the access rules of endpoints from the browser's files, because its calls read neither.
 */
export const clientContract = (): Plugin => ({
  name: "client-contract",
  apply: "build",
  transform: {
    filter: { code: /\bendpoint\(/ },
    handler(code) {
      const droppedNodes = neededProperties(this.parse(code, { lang: "ts" }) as unknown as Node).toReversed();
      let remainingCode = code;
      for (const { start, end } of droppedNodes) {
        const comma = /^\s*,/.exec(remainingCode.slice(end))?.[0].length ?? 0;
        // Replaced by blanks, so that line and column of the following code, and the source map, stay correct.
        const blanks = remainingCode.slice(start, end + comma).replaceAll(/[^\n]/g, " ");
        remainingCode = remainingCode.slice(0, start) + blanks + remainingCode.slice(end + comma);
      }
      return { code: remainingCode, map: null };
    },
  },
});

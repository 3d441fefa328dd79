import type { Plugin } from "vite";

const EXPORTED = /^export (?:const|function) (\w+)/gm;

/**
 * Leaves out zod's makers of JSON schemas, which hang on every schema and which no screen uses: 6 KB compressed of the
 * first load. Whoever calls one in the browser gets an error that says so; the server's build is not touched.
 */
export const zodWithoutJsonSchema = (): Plugin => ({
  name: "zod-without-json-schema",
  transform: {
    filter: { id: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler: (code) => {
      const names = [...code.matchAll(EXPORTED)].map(([, name]) => name);
      const absent =
        'const absent = () => { throw new Error("JSON schemas are left out of the web build"); };';
      const all = names.map((name) => `export const ${name} = absent;`);
      return {
        code: [
          absent,
          ...all,
          code.includes("processSchema as process") ? "export { absent as process };" : "",
        ].join("\n"),
        map: null,
      };
    },
  },
});

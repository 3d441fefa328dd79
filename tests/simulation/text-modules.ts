// Gives Node the modules of the text catalogue that the web's build makes, and loads the English texts.
import { registerHooks } from "node:module";
import { areas } from "@teamwright/text/areas";
import { compileArea } from "@teamwright/text/compile";

const PREFIX = "virtual:text/en";

const sourceOf = (url: string): string => {
  const area = areas.find((each) => url === `${PREFIX}/${each}`);
  if (area !== undefined) return `export const texts = ${JSON.stringify(compileArea(area, "en"))};`;
  const entries = areas.map((each) => `"${each}": () => import("${PREFIX}/${each}")`);
  return `export const areas = { ${entries.join(", ")} };`;
};

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith(PREFIX)
      ? { url: specifier, format: "module", shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url.startsWith(PREFIX)
      ? { format: "module", shortCircuit: true, source: sourceOf(url) }
      : next(url, context),
});

await import("../../apps/web/src/testing/load-english.ts");

/** Generated from the catalogue by build/text-catalogue.ts: a loader for each area of a language. */
declare module "virtual:text/*" {
  import type { CompiledTexts } from "@teamwright/text/format";

  export const areas: Readonly<Record<string, () => Promise<{ readonly texts: CompiledTexts }>>>;
}

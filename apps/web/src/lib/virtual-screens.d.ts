declare module "virtual:missing-screens" {
  /** Paths of `paths.ts` that have no screen yet. */
  export const missing: readonly string[];
}

declare module "virtual:screen-texts" {
  import type { Area } from "@teamwright/text/areas";

  /** The areas of the catalogue that each screen uses beside the shell's, by the screen's path. */
  export const areas: Readonly<Record<string, readonly Area[]>>;
}

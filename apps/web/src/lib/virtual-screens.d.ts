declare module "virtual:missing-screens" {
  /** Paths of `paths.ts` that have no screen yet. */
  export const missing: readonly string[];
}

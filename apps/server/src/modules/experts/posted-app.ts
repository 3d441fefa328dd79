import type { Deps } from "#http/deps.ts";

/** Beside the apps of the registry: teams for an app that is not in it. */
const OTHER_APP = "other";

export const isPostedApp = (apps: Deps["fantasyApps"], slug: string): boolean =>
  slug === OTHER_APP || apps.all.some(({ app }) => app.slug === slug);

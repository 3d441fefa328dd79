import { paths } from "../../../lib/paths.ts";

/** The path that required the sign-in; only a path of this application. */
export const nextOf = (state: unknown): string => {
  const next = typeof state === "object" && state !== null && "next" in state ? state.next : undefined;
  return typeof next === "string" && /^\/(?!\/)/.test(next) ? next : paths.home;
};

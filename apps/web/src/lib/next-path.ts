import { paths } from "./paths.ts";

/** The path that led to the sign-in; only a path of this application. */
export const nextOf = (state: unknown, otherwise: string = paths.home): string => {
  const next = typeof state === "object" && state !== null && "next" in state ? state.next : undefined;
  return typeof next === "string" && /^\/(?!\/)/.test(next) ? next : otherwise;
};

import { configuration } from "../data/api/configuration.ts";
import { callEarly } from "../data/api/early-calls.ts";

const OTHER_SPORTS = ["football", "basketball", "kabaddi"];

/** As data/records/local-keys.ts keeps it, which brings a library along. */
const signedInAs = (): string | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem("tg_id") ?? "null");
    return typeof stored === "string" ? stored : null;
  } catch {
    return null;
  }
};

const matchOf = (pathname: string): string | null => {
  const [, id] = /^\/match\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return id === undefined ? null : decodeURIComponent(id);
  } catch {
    return null;
  }
};

/** Paths of the calls that the screen of an address makes first. Pure. */
export const firstCalls = (
  { pathname, search }: { readonly pathname: string; readonly search: string },
  account: string | null,
): readonly string[] => {
  const paths = ["/api/bootstrap"];
  if (pathname === "/") {
    const sport = new URLSearchParams(search).get("sport") ?? "";
    paths.push(
      "/api/promotion/getlist",
      `/api/fantasy/matches/${OTHER_SPORTS.includes(sport) ? sport : "cricket"}`,
    );
  }
  if (account === null) return paths;
  paths.push(`/api/plan/status/${encodeURIComponent(account)}`);
  const match = matchOf(pathname);
  if (match !== null) paths.push(`/api/fantasy/match/${encodeURIComponent(match)}`);
  return paths;
};

/**
 * Makes the first screen's calls while the libraries are on the line or run: on a slow phone half a second earlier. Only
 * of the page's own server: which of several is asked, `data/api/backend.ts` decides.
 */
export const makeFirstCalls = async (): Promise<void> => {
  const settings = await configuration().catch(() => null);
  const backends: unknown = Object(settings).backends;
  if (!Array.isArray(backends) || backends.length > 0) return;
  for (const path of firstCalls(window.location, signedInAs())) callEarly(path);
};

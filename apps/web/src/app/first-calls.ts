import { configuration } from "#data/api/configuration.ts";
import { callEarly } from "#data/api/early-calls.ts";

type ScreenCalls = {
  readonly path: string;
  readonly of: "everybody" | "account";
  readonly calls: readonly string[];
};

/**
 * The calls that screens make first, as the contract's paths. Their parameters are the route's, and `sport` of home's
 * address. Repeated here, because the contract and the routes import libraries that these calls should not wait for.
 */
const screenCalls: readonly ScreenCalls[] = [
  { path: "/", of: "everybody", calls: ["/api/promotion/getlist", "/api/fantasy/matches/:sport"] },
  { path: "/match/:id", of: "account", calls: ["/api/fantasy/match/:id"] },
];
const OTHER_SPORTS = ["football", "basketball", "kabaddi"];

/** The same key as in data/records/local-keys.ts, which imports a library. */
const signedInAs = (): string | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem("tg_id") ?? "null");
    return typeof stored === "string" ? stored : null;
  } catch {
    return null;
  }
};

/** The calls of a screen with their parameters filled in; none when the address does not match the screen. */
const callsAt = ({ path, calls }: ScreenCalls, pathname: string, sport: string): readonly string[] => {
  const pathMatch = new RegExp(`^${path.replace(/:(\w+)/, "(?<$1>[^/]+)")}/?$`).exec(pathname);
  const values: Record<string, string> = { sport, ...pathMatch?.groups };
  const fillName = (_: string, name: string): string =>
    encodeURIComponent(decodeURIComponent(values[name] ?? ""));
  try {
    return pathMatch ? calls.map((call) => call.replace(/:(\w+)/, fillName)) : [];
  } catch {
    // The address has invalid escapes, so no screen matches.
    return [];
  }
};

/** Paths of the calls that the screen of an address makes first. Pure. */
export const firstCalls = (
  { pathname, search }: { readonly pathname: string; readonly search: string },
  account: string | null,
): readonly string[] => {
  const sportName = new URLSearchParams(search).get("sport") ?? "";
  const sport = OTHER_SPORTS.includes(sportName) ? sportName : "cricket";
  const callsOf = (of: ScreenCalls["of"]): readonly string[] =>
    screenCalls.flatMap((screen) => (screen.of === of ? callsAt(screen, pathname, sport) : []));
  const open = ["/api/bootstrap", ...callsOf("everybody")];
  if (account === null) return open;
  return [...open, `/api/plan/status/${encodeURIComponent(account)}`, ...callsOf("account")];
};

/**
 * Makes the first screen's calls while the libraries load or run: on a slow phone half a second earlier. Only for the
 * page's own server: `data/api/backend.ts` chooses among several.
 */
export const makeFirstCalls = async (): Promise<void> => {
  const settings = await configuration().catch(() => null);
  const backends: unknown = Object(settings).backends;
  if (!Array.isArray(backends) || backends.length > 0) return;
  for (const path of firstCalls(window.location, signedInAs())) callEarly(path);
};

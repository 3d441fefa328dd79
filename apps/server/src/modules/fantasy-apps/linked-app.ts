import { refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import type { FantasyAppProvider, ProviderSession } from "#providers/port.ts";
import { sessionExpired } from "./refusals.ts";
import { openToken } from "./sealed-token.ts";

/** The app with this slug, if it is available. */
export function findAvailable(deps: Deps, slug: string): FantasyAppProvider | RefusedAnswer {
  const provider = deps.fantasyApps.find(slug);
  if (provider === undefined) return refused("not_found");
  return provider.app.available && provider.connected ? provider : refused("app_unavailable");
}

export interface AppWithSession {
  readonly provider: FantasyAppProvider;
  readonly session: ProviderSession;
}

/** The app with the caller's session there: the sealed token must be the caller's, for this app, and not expired. */
export function openLinked(
  deps: Deps,
  accountId: string,
  { fantasyApp, authToken }: { readonly fantasyApp: string; readonly authToken: string },
): AppWithSession | RefusedAnswer {
  const provider = findAvailable(deps, fantasyApp);
  if ("kind" in provider) return provider;
  const token = openToken(authToken, { accountId, app: fantasyApp }, deps.secrets);
  if (!token.ok) return sessionExpired(provider.app);
  return { provider, session: { accountId, token: token.value } };
}

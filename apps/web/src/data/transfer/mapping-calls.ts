import { fantasyApps } from "@teamwright/contract/resources/fantasy-apps";
import type { CallResult, FantasyApp, FantasyMatch, FantasyPlayer } from "@teamwright/contract";
import type { Outcome } from "@teamwright/domain";
import { fail } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { apiOf } from "../api/client.ts";
import { dropLink, linkOf } from "./linked-apps.ts";
import { teamNamesOf } from "./team-names.ts";

const api = apiOf({ fantasyApps });

/** `wait`: the list may come with the next try. `unlinked`: the app gave no list, so the link is deleted here. */
export type ListFailure = "wait" | "unlinked";

/** Nobody answered, or the call came too early: this says nothing about the link. */
const isPassing = ({ status }: Extract<CallResult<unknown>, { ok: false }>): boolean =>
  status === 0 || status === 429 || status >= 500;

/** The matches of a linked app. */
export async function listAppMatches(slug: string): Promise<Outcome<readonly FantasyMatch[], ListFailure>> {
  const link = linkOf(slug);
  if (link === undefined) return fail("unlinked");
  const result = await api.fantasyApps.listMatches({ body: { fantasyApp: slug, authToken: link.authToken } });
  if (result.ok) return { ok: true, value: result.data.data };
  if (isPassing(result)) return fail("wait");
  dropLink(slug);
  return fail("unlinked");
}

/** The players of an app's match; a failure is a sentence. */
export async function listAppPlayers(
  app: Pick<FantasyApp, "slug" | "needs_team_names">,
  match: FantasyMatch,
): Promise<Outcome<readonly FantasyPlayer[], string>> {
  const link = linkOf(app.slug);
  const names = teamNamesOf(app, match);
  if (link === undefined || names === null) return fail(t("shell.somethingWentWrong"));
  const result = await api.fantasyApps.listPlayers({
    body: { fantasyApp: app.slug, authToken: link.authToken, matchId: match.id, ...names },
  });
  if (result.ok) return { ok: true, value: result.data.data };
  return fail(result.message === "" ? t("shell.somethingWentWrong") : result.message);
}

/** Maps the match for everybody. A failure is a sentence. */
export async function saveMapping(
  matchId: string,
  slug: string,
  appMatchId: string,
  pairs: ReadonlyMap<number, string>,
): Promise<Outcome<null, string>> {
  const result = await api.fantasyApps.addMapping({
    body: {
      tgMatchId: matchId,
      fantasyAppMatchId: appMatchId,
      fantasyAppName: slug,
      playerMapperData: [...pairs].map(([player_index, id]) => ({ player_index, id })),
    },
  });
  if (result.ok) return { ok: true, value: null };
  return fail(result.message === "" ? t("shell.somethingWentWrong") : result.message);
}

import type { MatchListItem, SportSlug } from "@teamwright/domain";
import type { ReactNode } from "react";
import { FantasyApps } from "#blocks/match-card/fantasy-apps.tsx";
import { MatchCard } from "#blocks/match-card/match-card.tsx";
import { waitsForPassword } from "#data/api/account.ts";
import { useFantasyApps } from "#data/api/bootstrap.ts";
import { useMatchOptions } from "#data/api/match-options.ts";
import { useSession } from "#data/api/session.ts";
import { paths } from "#lib/paths.ts";
import { screenExists } from "#lib/screens.ts";
import { AdminControls } from "./admin-controls.tsx";
import { destinationOf, homeThenMatch, marksOf, waitsForLists } from "./choose-match.ts";
import { SaveMatch } from "./save-match.tsx";

/** A match's card on home, with its badges and destination for the account. `action` makes it the leading card. */
export function useHomeCard(sport: SportSlug): (match: MatchListItem, action?: string) => ReactNode {
  const session = useSession();
  const options = useMatchOptions();
  const registry = useFantasyApps();
  const signIn = waitsForPassword() ? paths.changePassword : paths.login;
  return (match, action) => {
    const destination = waitsForLists(session, options)
      ? homeThenMatch(sport, match.id)
      : destinationOf(match.id, options, session, screenExists);
    const to = destination === paths.login ? signIn : destination;
    return (
      <MatchCard
        match={match}
        marks={marksOf(match.id, options, session)}
        to={to}
        state={to === signIn ? { next: homeThenMatch(sport, match.id) } : undefined}
        action={action}
        corner={<SaveMatch match={match} />}
        apps={
          <>
            <AdminControls match={match} />
            <FantasyApps
              match={match}
              apps={registry.filter(({ slug, available }) => available && match.fantasy_list.includes(slug))}
            />
          </>
        }
      />
    );
  };
}

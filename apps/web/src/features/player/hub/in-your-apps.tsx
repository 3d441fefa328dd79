import type { MatchDetail } from "@teamwright/domain";
import { HubCard } from "#blocks/hub-card/hub-card.tsx";
import { indexesNotPlaying } from "#data/records/players-out.ts";
import { useLive } from "#data/records/use-live.ts";
import { useLinkedApps } from "#data/transfer/linked-apps.ts";
import { heldInApps } from "#data/transfer/sent-teams.ts";
import { transfersOfMatch } from "#data/transfer/transfers.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import { PhoneIcon } from "#ui/icon.tsx";

/** A card for each app that holds teams of the match; nothing before the first transfer. */
export const InYourApps = ({ match }: { readonly match: MatchDetail }) => {
  const apps = useLinkedApps();
  const transfers = useLive((db) => transfersOfMatch(match.id, db), [match.id]).value ?? [];
  const out = indexesNotPlaying(match);
  return heldInApps(transfers, out).map(({ fantasyApp, teams, teamsWithOut, origin, transferId }) => {
    const name = apps.find(({ slug }) => slug === fantasyApp)?.name ?? fantasyApp;
    const heldText = t("experts.hub.inAppTeams", { n: teams });
    return (
      <HubCard
        key={fantasyApp}
        to={
          teamsWithOut > 0 ? origin.path : `${paths.transferArena}?transfer=${encodeURIComponent(transferId)}`
        }
        title={t("experts.hub.inApp", { app: name })}
        hint={teamsWithOut > 0 ? `${heldText} · ${t("experts.hub.inAppOut", { n: teamsWithOut })}` : heldText}
        icon={PhoneIcon}
        badge={teamsWithOut > 0 && <Chip tone="warn">{teamsWithOut}</Chip>}
      />
    );
  });
};

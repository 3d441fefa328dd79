import type { MatchDetail } from "@teamwright/domain";
import { useMemo } from "react";
import { useLive } from "#data/records/use-live.ts";
import { playersOf } from "#data/strategy/pool.ts";
import { freeTeams, sharesOf } from "#data/transfer/divide-teams.ts";
import type { ChooseTeams } from "#data/transfer/divide-teams.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { keysInApps } from "#data/transfer/sent-teams.ts";
import { linkKeyOf } from "#data/transfer/team-links.ts";
import type { TransferOrigin, TransferTeam } from "#data/transfer/transfer-record.ts";
import { appIdOf, transfersOfMatch } from "#data/transfer/transfers.ts";
import { t } from "#i18n/translate.ts";
import { useServerSeconds } from "#lib/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { AppShare } from "./app-share.tsx";
import classes from "./several.module.css";
import { useAppSlots } from "./use-app-slots.ts";
import type { SlotsOfApp } from "./use-app-slots.ts";
import { useCounts } from "./use-counts.ts";
import { useSendSeveral } from "./use-send-several.ts";

interface SeveralAppsProps {
  readonly match: MatchDetail;
  readonly apps: readonly LinkedApp[];
  readonly origin: TransferOrigin;
  readonly teams: readonly TransferTeam[];
  readonly choose?: ChooseTeams | undefined;
  readonly onLogin: (slug: string) => void;
  readonly onClose: () => void;
}

const idsOf = ({ slots }: SlotsOfApp): ReadonlySet<string> =>
  new Set(slots.kind === "open" ? slots.heldTeams.teams.map(({ id }) => id) : []);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** The teams for several apps at once: which apps, how many teams each, and whether so many are there. */
export const SeveralApps = (props: SeveralAppsProps) => {
  const { match, apps, origin, teams, choose, onLogin, onClose } = props;
  const now = useServerSeconds() * 1000;
  const entries = useAppSlots(apps, match, now);
  const counts = useCounts();
  const { busy, send } = useSendSeveral(onClose);
  const transfers = useLive((db) => transfersOfMatch(match.id, db), [match.id]).value;
  const keys = useMemo(() => teams.map(linkKeyOf), [teams]);
  const knownOfApps = useMemo(() => knownPlayers(match, apps), [match, apps]);

  const open = entries.filter(({ slots }) => slots.kind === "open");
  const listedTeams = new Map(open.map((entry) => [entry.app.slug, idsOf(entry)]));
  const free = freeTeams(keys, keysInApps(transfers ?? [], listedTeams));
  const chosenApps = open.flatMap((entry) => {
    const count = counts.of(entry);
    const players = knownOfApps.get(entry.app.slug) ?? new Set();
    return count === 0 ? [] : [{ entry, recipient: { slug: entry.app.slug, count, players } }];
  });
  const recipients = chosenApps.map(({ recipient }) => recipient);
  const shares = sharesOf(teams, free, recipients);
  const shareOf = (slug: string): number => shares[recipients.findIndex((one) => one.slug === slug)] ?? 0;
  const askedTeams = sumOf(recipients.map(({ count }) => count));
  const sentCount = sumOf(shares);
  const loading = transfers === undefined || entries.some(({ slots }) => slots.kind === "loading");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("transfer.several.title")}
      footer={
        <div className={classes["footer"]}>
          <div role="status">
            <p className={classes["sum"]}>
              {t("transfer.several.sum", { n: askedTeams, all: teams.length })}
            </p>
            {free.length < teams.length && (
              <p>{t("transfer.several.held", { n: teams.length - free.length })}</p>
            )}
            {sentCount < askedTeams && (
              <p className={classes["warn"]}>
                {t("transfer.several.tooFew", { n: sentCount, all: askedTeams })}
              </p>
            )}
          </div>
          <Button
            fullWidth
            loading={busy}
            disabled={loading || sentCount === 0}
            onClick={() => void send({ match, origin, teams, free, apps: chosenApps, choose })}
          >
            {sentCount === 0
              ? t("transfer.nothingToSend")
              : t("transfer.several.start", { n: sentCount, apps: shares.filter((n) => n > 0).length })}
          </Button>
        </div>
      }
    >
      <p className={classes["hint"]}>{t("transfer.several.hint")}</p>
      <ul role="list" className={classes["list"]}>
        {entries.map((entry) => (
          <AppShare
            key={entry.app.slug}
            entry={entry}
            counts={counts}
            share={shareOf(entry.app.slug)}
            now={now}
            onLogin={() => onLogin(entry.app.slug)}
          />
        ))}
      </ul>
    </Dialog>
  );
};

/** By app, the players whom it knows. */
function knownPlayers(
  match: MatchDetail,
  apps: readonly LinkedApp[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const players = playersOf(match);
  return new Map(
    apps.map(({ slug }) => [
      slug,
      new Set(players.flatMap((player) => (appIdOf(player, slug) === null ? [] : [player.player_index]))),
    ]),
  );
}

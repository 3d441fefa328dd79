import { Button } from "#ui/button.tsx";
import type { FantasyMatch, FantasyPlayer } from "@teamwright/contract";
import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail, Player } from "@teamwright/domain";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { queryClient } from "#data/api/query-client.ts";
import { keepPair, storedPairs } from "#data/mapper/mapper-pairs.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { saveMapping } from "#data/transfer/mapping-calls.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { PairRow } from "./pair-row.tsx";
import { pair, pairByName, withChoices } from "./pairing.ts";
import classes from "./mapper-desk.module.css";

/** A match of the app with its players. */
export interface AppPlayers {
  readonly match: FantasyMatch;
  readonly players: readonly FantasyPlayer[];
}

interface PlayerStepProps {
  readonly match: MatchDetail;
  readonly app: LinkedApp;
  readonly listedPlayers: AppPlayers;
  readonly frame: (content: ReactNode, footer?: ReactNode) => ReactNode;
  readonly onBack: () => void;
  readonly onAnother: () => void;
}

/** Which players are the same: paired by name, the others by hand; then saved for everybody. */
export const PlayerStep = ({ match, app, listedPlayers, frame, onBack, onAnother }: PlayerStepProps) => {
  const sport = sportByIndex(match.sport_index);
  const ourPlayers = useMemo(() => [...match.left_team_players, ...match.right_team_players], [match]);
  const byName = useMemo(
    () => pairByName(sport, ourPlayers, listedPlayers.players),
    [sport, ourPlayers, listedPlayers],
  );
  const where = { tgMatchId: match.id, fantasyApp: app.slug, fantasyAppMatchId: listedPlayers.match.id };
  const [pairs, setPairs] = useState(() => withChoices(byName, listedPlayers.players, storedPairs(where)));
  // The sections stay as they were opened, so that a row does not move away under the finger.
  const [open] = useState(() => ourPlayers.filter(({ player_index }) => !pairs.has(player_index)));
  const [busy, setBusy] = useState(false);
  const [savedCount, setSavedCount] = useState(0);

  const choose = ({ player_index, name }: Player, id: string | null) => {
    const next = pair(pairs, player_index, id);
    if (!next.ok) {
      toast.error(t("mapper-desk.mappingAlreadyAdded"));
      return;
    }
    setPairs(next.value);
    setSavedCount(0);
    keepPair({ ...where, playerName: name, playerIndex: player_index, fantasyPlayerId: id });
  };
  const save = async () => {
    if (busy) return;
    if (pairs.size === 0) {
      toast.error(t("mapper-desk.nobodyPaired"));
      return;
    }
    setBusy(true);
    const result = await saveMapping(match.id, app.slug, listedPlayers.match.id, pairs);
    setBusy(false);
    if (!result.ok) {
      toast.error(result.error);
      return;
    }
    setSavedCount(pairs.size);
    for (const queryKey of [["mapping", match.id], ["match", match.id], ["match-options"]])
      void queryClient.invalidateQueries({ queryKey });
    toast.success(t("mapper-desk.saved", { n: pairs.size, app: app.name }));
  };
  const row = (player: Player) => (
    <PairRow
      key={player.player_index}
      player={player}
      role={sport.roles[player.role]?.code ?? ""}
      app={app.name}
      theirPlayers={listedPlayers.players}
      ourPlayers={ourPlayers}
      pairs={pairs}
      candidates={byName.candidates.get(player.player_index) ?? []}
      onChoose={(id) => choose(player, id)}
    />
  );
  return frame(
    <div className={classes["stack"]}>
      {savedCount > 0 && (
        <Notice tone="ok">
          {t("mapper-desk.saved", { n: savedCount, app: app.name })}
          <div className={classes["actions"]}>
            <Button size="sm" variant="soft" onClick={onAnother}>
              {t("mapper-desk.mapAnother")}
            </Button>
            <LinkButton size="sm" to={pathTo("match", { id: match.id })}>
              {t("mapper-desk.toMatch")}
            </LinkButton>
          </div>
        </Notice>
      )}
      <Card heading={t("mapper-desk.pending")}>
        {open.length === 0 && <p className={classes["empty"]}>{t("mapper-desk.pendingNone")}</p>}
        <ul role="list" className={classes["pairs"]}>
          {open.map(row)}
        </ul>
      </Card>
      <Card heading={t("mapper-desk.pairedHeading")}>
        <ul role="list" className={classes["pairs"]}>
          {ourPlayers.filter((player) => !open.includes(player)).map(row)}
        </ul>
      </Card>
    </div>,
    <>
      <span className={classes["count"]} role="status">
        {t("mapper-desk.count", { n: pairs.size, all: ourPlayers.length })}
      </span>
      <Button variant="soft" onClick={onBack}>
        {t("shell.back")}
      </Button>
      <Button loading={busy} onClick={() => void save()}>
        {t("mapper-desk.save")}
      </Button>
    </>,
  );
};

import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import type { Player } from "@teamwright/domain";
import { useState } from "react";
import type { FormEvent } from "react";
import type { MatchRecord } from "#data/records/match-record.ts";
import { storePoints } from "#data/records/points.ts";
import { focusMistake } from "#lib/focus-mistake.ts";
import { Card } from "#ui/card.tsx";
import { LeaveDialog, useLeaveGuard } from "#ui/leave-guard.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./add-point.module.css";
import { OtherPoints } from "./other-points.tsx";
import { PointsField } from "./points-field.tsx";
import { readPoints } from "./read-points.ts";

interface PointsFormProps {
  readonly match: MatchRecord;
  readonly onBack: () => void;
}

const FORM = "add-points";

const storeTyped = (id: string, points: ReadonlyMap<string, number>) =>
  storePoints(id, { status: 2, points, typedAt: Date.now() });

type PointTexts = Readonly<Record<string, string>>;

/** The stored points by the players' fixed ids. */
const textsOf = ({ player_list: sides, result }: MatchRecord): PointTexts =>
  Object.fromEntries(
    sides.flat().map(({ player_fixed_id: id, points }) => [id, result ? String(points) : ""]),
  );

export const PointsForm = ({ match, onBack }: PointsFormProps) => {
  const players = match.player_list.flat();
  // Only what was typed here: the rest follows the match, whose points another tab may store meanwhile.
  const [edits, setEdits] = useState<PointTexts>({});
  const typedPoints: PointTexts = { ...textsOf(match), ...edits };
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [checked, setChecked] = useState(false);
  const guard = useLeaveGuard(isUnsaved, onBack);
  const readOutcome = checked ? readPoints(players, typedPoints) : null;
  const mistakes = readOutcome?.ok === false ? readOutcome.error : null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const points = readPoints(players, typedPoints);
    if (!points.ok) {
      setChecked(true);
      focusMistake();
      return;
    }
    const outcome = await storeTyped(match.id, points.value);
    if (!outcome.ok) {
      toast.error(outcome.error.message);
      return;
    }
    setIsUnsaved(false);
    toast.success(t("results.updated"));
    onBack();
  };
  const field = (player: Player) => (
    <PointsField
      key={player.player_fixed_id}
      player={player}
      value={typedPoints[player.player_fixed_id] ?? ""}
      mistake={mistakes?.get(player.player_fixed_id)}
      onType={(value) => {
        setIsUnsaved(true);
        setEdits((before) => ({ ...before, [player.player_fixed_id]: value }));
      }}
    />
  );
  return (
    <Page
      title={t("common.addPlayerPoints")}
      onBack={guard.onBack}
      footer={
        <Button type="submit" form={FORM}>
          {t("results.save")}
        </Button>
      }
    >
      <OtherPoints
        versions={(match.typed_points ?? []).slice(1)}
        onUse={(points) =>
          setEdits((before) => ({
            ...before,
            ...Object.fromEntries(Object.entries(points).map(([id, value]) => [id, String(value)])),
          }))
        }
      />
      <form id={FORM} className={classes["sides"]} onSubmit={(event) => void save(event)}>
        <Card heading={match.left_name}>{match.player_list[0].map(field)}</Card>
        <Card heading={match.right_name}>{match.player_list[1].map(field)}</Card>
      </form>
      <p className={classes["hint"]}>{t("results.noChange")}</p>
      <LeaveDialog guard={guard} />
    </Page>
  );
};

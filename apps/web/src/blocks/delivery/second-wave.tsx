import type { CallResult } from "@teamwright/contract";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { toggledIn } from "#lib/toggled-in.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./delivery.module.css";

/** Somebody without teams of the post, who may have some. */
export interface WaitingPerson {
  readonly phone: string;
  readonly name: string;
  readonly teams: number;
}

interface SecondWaveProps {
  readonly waiting: readonly WaitingPerson[];
  /** Teams of the post that nobody has. */
  readonly spare: number;
  readonly busy: boolean;
  /** Null: it is under way already. */
  readonly onGive: (phoneNumbers: string[]) => Promise<CallResult<unknown> | null>;
}

/** Gives teams that nobody has to those who came after the post. */
export const SecondWave = ({ waiting, spare, busy, onGive }: SecondWaveProps) => {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(() => new Set());
  const [asking, setAsking] = useState(false);
  if (waiting.length === 0) return null;
  const chosenMembers = waiting.filter(({ phone }) => !leftOut.has(phone));
  const neededTeams = chosenMembers.reduce((sum, { teams }) => sum + teams, 0);
  const toggle = (phone: string) => setLeftOut(toggledIn(leftOut, phone));
  const give = async () => {
    const result = await onGive(chosenMembers.map(({ phone }) => phone));
    if (result === null) return;
    setAsking(false);
    if (result.ok) toast.success(t("replies.teamsGiven", { n: chosenMembers.length }));
    else toast.error(result.message);
  };
  return (
    <Card heading={t("groups.waiting")}>
      <ul role="list" aria-label={t("groups.waiting")} className={classes["waiting"]}>
        {waiting.map(({ phone, name, teams }) => (
          <li key={phone}>
            <Checkbox
              checked={!leftOut.has(phone)}
              label={t("groups.waitingMember", { name: name === "" ? phone : name, teams })}
              onChange={() => toggle(phone)}
            />
          </li>
        ))}
      </ul>
      <p className={classes["hint"]}>{t("groups.waitingHint", { spare, needed: neededTeams })}</p>
      <Button
        className={classes["give"] ?? ""}
        disabled={chosenMembers.length === 0 || neededTeams > spare}
        onClick={() => setAsking(true)}
      >
        {t("groups.giveTeams")}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void give()}
        question={t("groups.giveQuestion", { teams: neededTeams, members: chosenMembers.length })}
        confirmLabel={t("groups.giveTeams")}
        busy={busy}
      />
    </Card>
  );
};

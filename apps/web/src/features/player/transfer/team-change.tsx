import { sportByIndex } from "@teamwright/domain";
import type { TransferStep } from "@teamwright/transfer";
import type { ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import { nameOf } from "./name-of.ts";
import classes from "./team-change.module.css";

export type Edit = Extract<TransferStep, { kind: "edit" }>;

interface TeamChangeProps {
  readonly storedTransfer: StoredTransfer;
  readonly edit: Edit;
}

/** What one held team loses and gets, side by side: players first, then the captains. */
export const TeamChange = ({ storedTransfer, edit: { held, team, changes } }: TeamChangeProps) => (
  <div className={classes["change"]}>
    <Column
      words={t("transfer.goesOut")}
      storedTransfer={storedTransfer}
      players={changes.out}
      captain={changes.captain && held.captain}
      viceCaptain={changes.viceCaptain && held.viceCaptain}
    />
    <Column
      words={t("transfer.comesIn")}
      storedTransfer={storedTransfer}
      players={changes.in}
      captain={changes.captain && team.captain}
      viceCaptain={changes.viceCaptain && team.viceCaptain}
    />
  </div>
);

interface ColumnProps {
  readonly words: string;
  readonly storedTransfer: StoredTransfer;
  readonly players: readonly string[];
  /** False where that captain stays. */
  readonly captain: string | false;
  readonly viceCaptain: string | false;
}

const Column = ({ words, storedTransfer, players, captain, viceCaptain }: ColumnProps) => {
  const { slug: sport } = sportByIndex(storedTransfer.match.sport_index);
  return (
    <div className={classes["column"]}>
      <p className={classes["head"]}>{words}</p>
      <ul role="list">
        {players.map((id) => (
          <Line key={id}>{nameOf(storedTransfer, id)}</Line>
        ))}
        {captain !== false && (
          <Line leader>{t("transfer.captain", { sport, name: nameOf(storedTransfer, captain) })}</Line>
        )}
        {viceCaptain !== false && (
          <Line leader>
            {t("transfer.viceCaptain", { sport, name: nameOf(storedTransfer, viceCaptain) })}
          </Line>
        )}
      </ul>
    </div>
  );
};

const Line = ({ leader = false, children }: { readonly leader?: boolean; readonly children: ReactNode }) => (
  <li className={leader ? (classes["leader"] ?? "") : ""}>{children}</li>
);

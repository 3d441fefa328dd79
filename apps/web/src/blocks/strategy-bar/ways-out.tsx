import { Button } from "#ui/button.tsx";
import type { Strategy } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { ChipButton } from "#ui/chip.tsx";
import { Sheet } from "#ui/sheet.tsx";
import type { ApplyStrategy } from "./sentence-line.ts";
import { teamFigure } from "./team-figure.ts";
import classes from "./ways-out.module.css";

/** Why no team exists, and the changes that help, the smallest first. */
export interface ConflictText {
  readonly text: string;
  readonly ways: readonly { readonly text: string; readonly strategy: Strategy; readonly teams: number }[];
}

interface WaysOutProps {
  readonly conflict: ConflictText;
  readonly onApply: ApplyStrategy;
}

/** Each change as one button, with the number of teams that it gives. */
export const WaysOutList = ({ conflict, onApply }: WaysOutProps) => (
  <>
    <p className={classes["why"]}>{conflict.text}</p>
    {conflict.ways.length === 0 && <p className={classes["why"]}>{t("strategy-bounds.waysOut.none")}</p>}
    <ul className={classes["ways"]} aria-label={t("strategy-bounds.waysOut.open")}>
      {conflict.ways.map(({ text, strategy, teams }, index) => (
        <li key={text}>
          <button
            type="button"
            className={`${classes["way"]} ${index === 0 ? classes["best"] : ""}`}
            onClick={() => {
              onApply(strategy, text);
            }}
          >
            <span className={classes["text"]}>
              <b>{text}</b>
              {index === 0 && <i>{t("strategy-bounds.waysOut.smallest")}</i>}
            </span>
            <b className={classes["gain"]}>
              {t("strategy-bounds.waysOut.gain", { teams: teamFigure(teams) })}
            </b>
          </button>
        </li>
      ))}
    </ul>
  </>
);

interface WaysOutBarProps extends WaysOutProps {
  /** Replaces the conflict's own text. */
  readonly reason: string | null;
  readonly onMore: () => void;
}

/** Above the buttons of a step: why no team exists, the smallest change as a button, and a link to the others. */
export const WaysOutBar = ({ conflict, reason, onApply, onMore }: WaysOutBarProps) => {
  const [first] = conflict.ways;
  return (
    <div className={classes["bar"]} role="group" aria-label={t("strategy.noTeamFits")}>
      <p className={classes["reason"]}>{reason ?? conflict.text}</p>
      {first !== undefined && (
        <ChipButton
          tone="accent"
          onClick={() => {
            onApply(first.strategy, first.text);
          }}
        >
          {t("strategy-bounds.line.looserGain", { change: first.text, teams: teamFigure(first.teams) })}
        </ChipButton>
      )}
      {first !== undefined && <ChipButton onClick={onMore}>{t("strategy-bounds.waysOut.open")}</ChipButton>}
    </div>
  );
};

interface WaysOutSheetProps {
  /** Null: closed. */
  readonly conflict: ConflictText | null;
  readonly onApply: ApplyStrategy;
  readonly onClose: () => void;
  /** Set when the user tried to leave the step. */
  readonly onGoOn: (() => void) | undefined;
}

export const WaysOutSheet = ({ conflict, onApply, onClose, onGoOn }: WaysOutSheetProps) => {
  return (
    <Sheet isOpen={conflict !== null} onClose={onClose} title={t("strategy.noTeamFits")}>
      {conflict !== null && <WaysOutList conflict={conflict} onApply={onApply} />}
      <div className={classes["buttons"]}>
        <Button variant="soft" onClick={onClose}>
          {t("strategy-bounds.waysOut.byHand")}
        </Button>
        {onGoOn !== undefined && (
          <Button variant="soft" onClick={onGoOn}>
            {t("strategy-bounds.waysOut.goOn")}
          </Button>
        )}
      </div>
    </Sheet>
  );
};

import { t } from "#i18n/translate.ts";
import { memo, startTransition, Suspense, useId, useState } from "react";
import type { FormEvent } from "react";
import type { OrderName } from "#blocks/team/team-order.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { isNumbered } from "#data/records/handed-over.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { ChipButton } from "#ui/chip.tsx";
import { Popover } from "#ui/popover.tsx";
import { wholeNumber } from "#ui/number-text.ts";
import classes from "./display.module.css";
import type { DisplayState } from "./display-state.ts";
import type { Density } from "./stored-display.ts";
import { ShareTeams } from "./share-teams.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { rowOfNumber } from "./row-of-number.ts";
import { emptySelection } from "./selection.ts";
import type { Selection } from "./selection.ts";
import type { TeamChances } from "#forecast-client/team-chances.ts";
import type { ShownTeams } from "./use-team-set.ts";

const MakeMore = lazyPart(async () => (await import("./make-more.tsx")).MakeMore);

const ChooseTeams = lazyPart(async () => (await import("./choose-teams.tsx")).ChooseTeams);

interface ToolbarProps {
  readonly openedAttempt: OpenedAttempt;
  readonly set: ShownTeams;
  readonly rows: Uint32Array | null;
  readonly selection: Selection | null;
  readonly density: Density;
  readonly order: OrderName;
  /** Null while the chances of the teams are not known. */
  readonly chances: TeamChances | null;
  readonly onChange: (part: Partial<DisplayState>) => void;
  readonly onJump: (index: number) => void;
  readonly onExport: () => void;
}

/** In one row: the order, cards or lines, and the actions for the whole attempt. On a phone the last ones are out of view. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { openedAttempt, set, rows, selection, density, order, chances, onChange, onJump, onExport } = props;
  const isStored = isNumbered(openedAttempt.attempt.id);
  const other: Density = density === "cards" ? "compact" : "cards";
  const [making, setMaking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes["toolbar"]}>
      <OrderChoice
        points={set.points !== null}
        chances={chances !== null}
        order={order}
        onChange={onChange}
      />
      <ChipButton onClick={() => onChange({ density: other })}>{t(`teams.${other}`)}</ChipButton>
      {/* One button, so that the focus stays when the selection begins and ends. */}
      {(selection !== null || isStored) && (
        <ChipButton
          tone="accent"
          onClick={() =>
            selection === null
              ? onChange({ selected: emptySelection(set.teams.count) })
              : startTransition(() => setChoosing(true))
          }
        >
          {t(selection === null ? "teams.select" : "teams.chooseTitle")}
        </ChipButton>
      )}
      {openedAttempt.attempt.selection_strategy !== null && isStored && (
        <ChipButton onClick={() => startTransition(() => setMaking(true))}>{t("teams.makeMore")}</ChipButton>
      )}
      <Popover
        label={t("teams.jumpHint")}
        trigger={<span className={classes["jumpHint"]}>{t("teams.jumpHint")}</span>}
      >
        <JumpField set={set} rows={rows} onJump={onJump} />
      </Popover>
      {isStored && <ShareTeams openedAttempt={openedAttempt} />}
      {/* Without a selection it is in the footer. */}
      {selection !== null && <ChipButton onClick={onExport}>{t("teams.exports.title")}</ChipButton>}
      {choosing && (
        <Suspense>
          <ChooseTeams
            set={set}
            rows={rows}
            chances={chances}
            onChange={onChange}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      {making && (
        <Suspense>
          <MakeMore openedAttempt={openedAttempt} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </div>
  );
});

const JumpField = ({ set, rows, onJump }: Pick<ToolbarProps, "set" | "rows" | "onJump">) => {
  const id = useId();
  const [typedText, setTypedText] = useState("");
  const [problem, setProblem] = useState("");
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = wholeNumber(typedText) ?? Number.NaN;
    const index = rowOfNumber(set.teams, rows, number);
    if (index === "none") setProblem(t("teams.invalidTeamNumber"));
    else if (index === "hidden") setProblem(t("teams.numberHidden", { n: number }));
    else {
      // First, so that the focus returns to the control before the list moves.
      event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
      onJump(index);
    }
  };
  return (
    <form className={classes["jump"]} onSubmit={jump}>
      <label className="visually-hidden" htmlFor={id}>
        {t("teams.jump")}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        // The browser focuses the field that has the attribute when it shows the panel; React does not write it.
        placeholder={t("teams.jump")}
        ref={(field) => field?.setAttribute("autofocus", "")}
        value={typedText}
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          setTypedText(event.currentTarget.value);
          setProblem("");
        }}
      />
      <button type="submit">{t("teams.jumpTo")}</button>
      {problem !== "" && (
        <p id={`${id}-problem`} className={classes["problem"]} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
};

import { t, useLanguage } from "../../../i18n/translate.ts";
import { lazy, memo, startTransition, Suspense, useId, useState } from "react";
import type { FormEvent } from "react";
import type { OrderName } from "../../../blocks/team/team-order.ts";
import type { OpenedAttempt } from "../../../data/records/attempts.ts";
import { isNumbered } from "../../../data/records/handed-over.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { wholeNumber } from "../../../ui/number-text.ts";
import classes from "./display.module.css";
import type { DisplayState } from "./display-state.ts";
import type { Density } from "./stored-display.ts";
import { ShareTeams } from "./share-teams.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { rowOfNumber } from "./row-of-number.ts";
import { emptySelection } from "./selection.ts";
import type { Selection } from "./selection.ts";
import type { TeamChances } from "./use-team-chances.ts";
import type { ShownTeams } from "./use-team-set.ts";

const MakeMore = lazy(async () => ({ default: (await import("./make-more.tsx")).MakeMore }));

const ChooseTeams = lazy(async () => ({ default: (await import("./choose-teams.tsx")).ChooseTeams }));

interface ToolbarProps {
  readonly opened: OpenedAttempt;
  readonly set: ShownTeams;
  readonly rows: Uint32Array | null;
  readonly selected: Selection | null;
  readonly density: Density;
  readonly order: OrderName;
  /** Null while the chances of the teams are not known. */
  readonly chances: TeamChances | null;
  readonly onChange: (part: Partial<DisplayState>) => void;
  readonly onJump: (index: number) => void;
  readonly onExport: () => void;
}

/** Cards or lines, jump to a number, the order, and the actions for the whole attempt. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  useLanguage();
  const { opened, set, rows, selected, density, order, chances, onChange, onJump, onExport } = props;
  const stored = isNumbered(opened.attempt.id);
  const [making, setMaking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes["toolbar"]}>
      <div className={classes["density"]} role="group" aria-label={t("teams.view")}>
        {(["cards", "compact"] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={density === each}
            onClick={() => onChange({ density: each })}
          >
            {t(`teams.${each}`)}
          </button>
        ))}
      </div>
      <JumpField set={set} rows={rows} onJump={onJump} />
      <div className={classes["actions"]}>
        {selected === null && stored && (
          <ChipButton tone="accent" onClick={() => onChange({ selected: emptySelection(set.teams.count) })}>
            {t("teams.select")}
          </ChipButton>
        )}
        <OrderChoice
          points={set.points !== null}
          chances={chances !== null}
          order={order}
          onChange={onChange}
        />
        {selected !== null && (
          <ChipButton tone="accent" onClick={() => startTransition(() => setChoosing(true))}>
            {t("teams.chooseTitle")}
          </ChipButton>
        )}
        {opened.attempt.selection_strategy !== null && stored && (
          <ChipButton onClick={() => startTransition(() => setMaking(true))}>
            {t("teams.makeMore")}
          </ChipButton>
        )}
        {stored && <ShareTeams opened={opened} />}
        {/* Without a selection it is in the footer. */}
        {selected !== null && <ChipButton onClick={onExport}>{t("teams.exports.title")}</ChipButton>}
      </div>
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
          <MakeMore opened={opened} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </div>
  );
});

const JumpField = ({ set, rows, onJump }: Pick<ToolbarProps, "set" | "rows" | "onJump">) => {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const number = wholeNumber(typed) ?? Number.NaN;
    const index = rowOfNumber(set.teams, rows, number);
    if (index === "none") setProblem(t("teams.invalidTeamNumber"));
    else if (index === "hidden") setProblem(t("teams.numberHidden", { n: number }));
    else onJump(index);
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
        placeholder={t("teams.jumpHint")}
        value={typed}
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
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

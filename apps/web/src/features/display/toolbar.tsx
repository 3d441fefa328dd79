import { lazy, memo, startTransition, Suspense, useId, useState } from "react";
import type { FormEvent } from "react";
import { messages } from "@teamwright/domain/messages";
import type { OrderName } from "../../blocks/team/team-order.ts";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { useText } from "../../i18n/text.ts";
import { ChipButton } from "../../ui/chip.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./display.module.css";
import type { Density, DisplayState } from "./display-state.ts";
import { ExportSheet } from "./export-sheet.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { placeOfNumber } from "./place-of-number.ts";
import type { TeamSet } from "./use-team-set.ts";

const MakeMore = lazy(async () => ({ default: (await import("./make-more.tsx")).MakeMore }));

interface ToolbarProps {
  readonly opened: OpenedAttempt;
  readonly set: TeamSet;
  readonly rows: Uint32Array | null;
  readonly density: Density;
  readonly order: OrderName;
  readonly onChange: (part: Partial<DisplayState>) => void;
  readonly onJump: (place: number) => void;
}

/** Cards or lines, jump to a number, the order, and what can be done with the whole attempt. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { opened, set, rows, density, order, onChange, onJump } = props;
  const { teams, exports } = useText();
  const [exporting, setExporting] = useState(false);
  const [making, setMaking] = useState(false);
  return (
    <div className={classes["toolbar"]}>
      <div className={classes["density"]} role="group" aria-label={teams.view}>
        {(["cards", "compact"] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={density === each}
            onClick={() => onChange({ density: each })}
          >
            {teams[each]}
          </button>
        ))}
      </div>
      <JumpField set={set} rows={rows} onJump={onJump} />
      <div className={classes["actions"]}>
        <OrderChoice points={set.points !== null} order={order} onChange={onChange} />
        {opened.attempt.selection_strategy !== null && (
          <ChipButton onClick={() => startTransition(() => setMaking(true))}>{teams.makeMore}</ChipButton>
        )}
        <ChipButton onClick={() => startTransition(() => setExporting(true))}>{exports.title}</ChipButton>
      </div>
      {exporting && (
        <ExportSheet opened onClose={() => setExporting(false)} attempt={opened} set={set} rows={rows} />
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
  const { teams } = useText();
  const id = useId();
  const [typed, setTyped] = useState("");
  const jump = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(typed);
    const place = placeOfNumber(set.teams, rows, number);
    if (place === "none") toast.error(messages.attempts.invalidTeamNumber);
    else if (place === "hidden") toast.warning(teams.numberHidden(number));
    else onJump(place);
  };
  return (
    <form className={classes["jump"]} onSubmit={jump}>
      <label className="visually-hidden" htmlFor={id}>
        {teams.jump}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        placeholder={teams.jumpHint}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit">{teams.jumpTo}</button>
    </form>
  );
};

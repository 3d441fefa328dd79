import { useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/button.tsx";
import { BarList, type BarListProps } from "./bar-list.tsx";

/** How many rows are shown at first; the others on request. */
const FIRST_ROWS = 12;

interface LongBarListProps extends BarListProps {
  readonly moreText: (hidden: number) => string;
}

/** Bars of which the last ones are shown on request. The focus goes on with the first of these: the button is gone. */
export const LongBarList = ({ moreText, rows, ...list }: LongBarListProps) => {
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, rows.length - FIRST_ROWS);
  const showAll = ({ currentTarget }: MouseEvent) => {
    const shownList = currentTarget.previousElementSibling;
    flushSync(() => setAll(true));
    const next = shownList?.children[FIRST_ROWS];
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  return (
    <>
      <BarList {...list} rows={hidden > 0 ? rows.slice(0, FIRST_ROWS) : rows} />
      {hidden > 0 && (
        <Button variant="subtle" fullWidth onClick={showAll}>
          {moreText(hidden)}
        </Button>
      )}
    </>
  );
};

import { useState } from "react";
import { showRest } from "#lib/show-rest.ts";
import { Button } from "#ui/button.tsx";
import { BarList, type BarListProps } from "./bar-list.tsx";

/** How many rows are shown at first; the others on request. */
const FIRST_ROWS = 12;

interface LongBarListProps extends BarListProps {
  readonly moreText: (hidden: number) => string;
}

/** Bars of which the last ones are shown on request. */
export const LongBarList = ({ moreText, rows, ...list }: LongBarListProps) => {
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, rows.length - FIRST_ROWS);
  return (
    <>
      <BarList {...list} rows={hidden > 0 ? rows.slice(0, FIRST_ROWS) : rows} />
      {hidden > 0 && (
        <Button
          variant="subtle"
          fullWidth
          onClick={({ currentTarget }) => {
            showRest(currentTarget.previousElementSibling, () => setAll(true));
          }}
        >
          {moreText(hidden)}
        </Button>
      )}
    </>
  );
};

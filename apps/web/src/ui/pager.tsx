import { ActionIcon } from "./action-icon.tsx";
import { BackIcon, ForwardIcon } from "./icon.tsx";
import classes from "./pager.module.css";

type PagerProps = {
  /** The accessible name of the row. */
  readonly label: string;
  /** From 0. */
  readonly page: number;
  readonly totalPages: number;
  readonly onChange: (page: number) => void;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** "2 of 14". */
  readonly position: string;
};

/** Paging; nothing when everything fits on one page. */
export const Pager = ({
  label,
  page,
  totalPages,
  onChange,
  previousLabel,
  nextLabel,
  position,
}: PagerProps) => {
  if (totalPages <= 1) return null;
  return (
    <nav className={classes["pager"]} aria-label={label}>
      <ActionIcon
        aria-label={previousLabel}
        disabled={page === 0}
        onClick={() => {
          onChange(page - 1);
        }}
      >
        <BackIcon />
      </ActionIcon>
      <span aria-live="polite">{position}</span>
      <ActionIcon
        aria-label={nextLabel}
        disabled={page + 1 >= totalPages}
        onClick={() => {
          onChange(page + 1);
        }}
      >
        <ForwardIcon />
      </ActionIcon>
    </nav>
  );
};

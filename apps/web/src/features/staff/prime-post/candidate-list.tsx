import { t } from "#i18n/translate.ts";
import { toggledIn } from "#lib/toggled-in.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Chip, ChipButton } from "#ui/chip.tsx";
import classes from "./prime-post.module.css";
import type { BookedUser } from "./wanted.ts";

interface CandidateListProps {
  readonly candidates: readonly BookedUser[];
  readonly leftOut: ReadonlySet<string>;
  readonly onChange: (leftOut: ReadonlySet<string>) => void;
}

/** Who gets teams: everybody with a running plan, until somebody is left out. */
export const CandidateList = ({ candidates, leftOut, onChange }: CandidateListProps) => {
  const active = candidates.filter((one) => one.active);
  const all = active.every(({ phone }) => !leftOut.has(phone));
  return (
    <>
      <div className={classes["tools"]}>
        <ChipButton
          pressed={all}
          onClick={() => onChange(all ? new Set(active.map(({ phone }) => phone)) : new Set())}
        >
          {t("staff.primePost.selectAll")}
        </ChipButton>
      </div>
      <ul role="list" className={classes["users"]} aria-label={t("staff.primePost.users")}>
        {candidates.map(({ phone, name, bookedCount, active: runs }) => (
          <li key={phone} className={classes["user"]}>
            <Checkbox
              checked={runs && !leftOut.has(phone)}
              disabled={!runs}
              label={
                <span className={classes["who"]}>
                  <b>{phone}</b>
                  {name !== "" && <span className={classes["name"]}>{name}</span>}
                </span>
              }
              onChange={() => onChange(toggledIn(leftOut, phone))}
            />
            {!runs && <Chip tone="warn">{t("staff.booking.inactive")}</Chip>}
            {bookedCount > 0 && <Chip>{t("staff.primePost.teams", { n: bookedCount })}</Chip>}
          </li>
        ))}
      </ul>
    </>
  );
};

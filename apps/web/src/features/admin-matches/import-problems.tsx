import { useStaffText } from "../../i18n/staff-text.ts";
import { WarningIcon } from "../../ui/icon.tsx";
import classes from "./admin-matches.module.css";
import type { ImportReport } from "./match-queries.ts";

const SHOWN = 50;

/** Why the files are refused, each with its place, so that they can be mended. */
export const ImportProblems = ({ problems }: { readonly problems: ImportReport["problems"] }) => {
  const { matchDesk: words } = useStaffText();
  return (
    <div className={classes["stack"]} role="alert">
      <p className={classes["refused"]}>
        <WarningIcon />
        {words.problemsTitle(problems.length)}
      </p>
      <p className={classes["hint"]}>{words.problemsHint}</p>
      <ul role="list" className={classes["changeList"]}>
        {problems.slice(0, SHOWN).map(({ file, row, match, field, reason }, place) => (
          <li key={`${place} ${reason}`} className={classes["problem"]}>
            <span>
              {field !== undefined && <strong>{field} </strong>}
              {reason}
            </span>
            <span className={classes["small"]}>
              {[file, row === undefined ? "" : words.row(row), match ?? ""].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {problems.length > SHOWN && (
        <p className={classes["hint"]}>{words.moreProblems(problems.length - SHOWN)}</p>
      )}
    </div>
  );
};

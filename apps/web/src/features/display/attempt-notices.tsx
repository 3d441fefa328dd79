import type { AttemptRecord } from "../../data/records/attempt-record.ts";
import { useText } from "../../i18n/text.ts";
import { Card } from "../../ui/card.tsx";
import classes from "./display.module.css";

/** What was asked for and could only be met in part: said plainly, above the teams. */
export const AttemptNotices = ({ attempt }: { readonly attempt: AttemptRecord }) => {
  const { teams } = useText();
  if (attempt.shortfalls.length === 0) return null;
  return (
    <Card tone="warn" heading={teams.shortfalls} className={classes["notice"]}>
      <ul>
        {attempt.shortfalls.map(({ rule, subject, asked, got, why }) => (
          <li key={`${rule} ${subject ?? ""}`}>
            {rule === "teams" ? `${teams.made(got, asked)}. ` : null}
            {why}
          </li>
        ))}
      </ul>
    </Card>
  );
};

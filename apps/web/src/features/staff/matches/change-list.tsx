import type { MatchChange } from "@teamwright/contract";
import classes from "./admin-matches.module.css";

/** Each value before and after the change. */
export const ChangeList = ({ changes }: { readonly changes: readonly MatchChange[] }) => (
  <ul role="list" className={classes["changeList"]}>
    {changes.map(({ subject, player_index, field, from, to }) => (
      <li key={`${player_index ?? "match"} ${field} ${subject}`}>
        <span>
          {subject} <span className={classes["small"]}>{field.replaceAll("_", " ")}</span>
        </span>
        <span className={classes["values"]}>
          {from !== "-" && <s>{from}</s>} <strong>{to}</strong>
        </span>
      </li>
    ))}
  </ul>
);

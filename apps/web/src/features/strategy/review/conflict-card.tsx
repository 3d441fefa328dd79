import { Link } from "react-router";
import type { Outlook } from "../../../engine-client/use-outlook.ts";
import { useText } from "../../../i18n/text.ts";
import { Card } from "../../../ui/card.tsx";
import classes from "./review.module.css";

/** When no team is left: the fewest choices that cannot hold together, each leading to its screen. */
export const ConflictCard = ({ outlook }: { readonly outlook: Outlook }) => {
  const words = useText().strategy;
  const { conflict, count } = outlook;
  if (count.teams !== 0 || conflict === null) return null;
  const title =
    conflict.length === 2 ? words.twoCannotHold : conflict.length > 2 ? words.cannotHold : words.noTeamFits;
  return (
    <Card tone="bad">
      <p className={classes["conflict"]}>{title}</p>
      <ul className={classes["bounds"]}>
        {conflict.map(({ key, text, detail, route }) => (
          <li key={key}>
            <Link to={route}>{text}</Link>
            {detail !== null && detail !== "" && ` (${detail})`}
          </li>
        ))}
      </ul>
    </Card>
  );
};

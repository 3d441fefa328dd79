import { t } from "../../../i18n/translate.ts";
import { isOrderName, orderNames } from "../../../blocks/team/team-order.ts";
import type { OrderName } from "../../../blocks/team/team-order.ts";
import classes from "./display.module.css";

interface OrderChoiceProps {
  /** Whether the match has points. */
  readonly points: boolean;
  readonly order: OrderName;
  readonly onChange: (part: { readonly order: OrderName }) => void;
}

/** The order of the teams. */
export const OrderChoice = ({ points, order, onChange }: OrderChoiceProps) => {
  const words: Readonly<Record<OrderName, string>> = {
    number: t("teams.byNumber"),
    "last-number": t("teams.lastNumber"),
    "most-credits": t("teams.mostCredits"),
    "least-credits": t("teams.leastCredits"),
    "most-points": t("teams.mostPoints"),
    "least-points": t("teams.leastPoints"),
  };
  return (
    <select
      className={classes["order"]}
      aria-label={t("teams.order")}
      value={order}
      onChange={({ currentTarget: { value } }) => {
        if (isOrderName(value)) onChange({ order: value });
      }}
    >
      {orderNames(points).map((name) => (
        <option key={name} value={name}>
          {words[name]}
        </option>
      ))}
    </select>
  );
};

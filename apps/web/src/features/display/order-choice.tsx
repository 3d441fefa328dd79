import { isOrderName, orderNames } from "../../blocks/team/team-order.ts";
import type { OrderName } from "../../blocks/team/team-order.ts";
import { useText } from "../../i18n/text.ts";
import classes from "./display.module.css";

interface OrderChoiceProps {
  /** Whether the match has points. */
  readonly points: boolean;
  readonly order: OrderName;
  readonly onChange: (part: { readonly order: OrderName }) => void;
}

/** What the teams are sorted by. */
export const OrderChoice = ({ points, order, onChange }: OrderChoiceProps) => {
  const { teams } = useText();
  const words: Readonly<Record<OrderName, string>> = {
    number: teams.byNumber,
    "last-number": teams.lastNumber,
    "most-credits": teams.mostCredits,
    "least-credits": teams.leastCredits,
    "most-points": teams.mostPoints,
    "least-points": teams.leastPoints,
  };
  return (
    <select
      className={classes["order"]}
      aria-label={teams.order}
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

import { NativeSelect } from "#ui/native-select.tsx";
import { t } from "#i18n/translate.ts";
import { isOrderName, orderNames } from "#blocks/team/team-order.ts";
import type { OrderName } from "#blocks/team/team-order.ts";
import classes from "./display.module.css";

interface OrderChoiceProps {
  /** Whether the match has points. */
  readonly points: boolean;
  /** Whether the chances of the teams are known. */
  readonly chances: boolean;
  readonly order: OrderName;
  readonly onChange: (part: { readonly order: OrderName }) => void;
}

/** The order of the teams. */
export const OrderChoice = ({ points, chances, order, onChange }: OrderChoiceProps) => {
  const words: Readonly<Record<OrderName, string>> = {
    number: t("teams.byNumber"),
    "last-number": t("teams.lastNumber"),
    "most-credits": t("teams.mostCredits"),
    "least-credits": t("teams.leastCredits"),
    "most-points": t("teams.mostPoints"),
    "least-points": t("teams.leastPoints"),
    "most-chance": t("teams.mostChance"),
  };
  return (
    <NativeSelect
      className={classes["order"] ?? ""}
      size="sm"
      aria-label={t("teams.order")}
      value={order}
      data={orderNames({ points, chances: chances || order === "most-chance" }).map((name) => ({
        value: name,
        label: words[name],
      }))}
      onChange={({ currentTarget: { value } }) => {
        if (isOrderName(value)) onChange({ order: value });
      }}
    />
  );
};

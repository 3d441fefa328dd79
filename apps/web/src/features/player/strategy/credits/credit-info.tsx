import { t } from "#i18n/translate.ts";
import { combinationsUnder } from "@teamwright/domain";
import type { Combination } from "@teamwright/domain";
import type { ReactNode } from "react";
import { combinationCredits, creditRows, highPlayers, lowPlayers } from "../state/credit-stats.ts";
import type { CreditRow } from "../state/credit-stats.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import classes from "./credits.module.css";

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className={classes["info"]}>
    <summary>{title}</summary>
    <div className={classes["tableBox"]}>{children}</div>
  </details>
);

interface CreditTableProps {
  readonly caption: string;
  readonly rows: readonly CreditRow[];
  readonly roles: readonly string[];
}

const CreditTable = ({ caption, rows, roles }: CreditTableProps) => {
  return (
    <table className={classes["table"]}>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{t("strategy.players")}</th>
          <th scope="col">{t("strategy.totalCredits")}</th>
          <th scope="col">{t("strategy.averageCredit")}</th>
          <th scope="col">{t("strategy.baseCredit")}</th>
          <th scope="col">{t("strategy.creditRange")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ role, count, total, average, base, range }) => (
          <tr key={role ?? "all"}>
            <th scope="row">{role === null ? t("strategy.all") : roles[role]}</th>
            <td>{count}</td>
            <td>{total}</td>
            <td>{average ?? "–"}</td>
            <td>{base ?? "–"}</td>
            <td>{range === null ? "–" : range.join(" – ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const CombinationTable = ({ context }: { readonly context: StrategyContext }) => {
  const { sport, pool, draft, rules } = context;
  const combinations: readonly Combination[] =
    draft.strategy.combinations ?? combinationsUnder(sport, rules).slice(0, sport.oldCombinationCount);
  return (
    <table className={classes["table"]}>
      <thead>
        <tr>
          <th scope="col">{t("strategy.combination")}</th>
          <th scope="col">{t("strategy.cheapest")}</th>
          <th scope="col">{t("strategy.dearest")}</th>
        </tr>
      </thead>
      <tbody>
        {combinations.map((combination) => {
          const range = combinationCredits(pool, combination);
          return (
            <tr key={combination.join("-")}>
              <th scope="row">{combination.join("-")}</th>
              <td>{range?.[0] ?? "–"}</td>
              <td>{range?.[1] ?? "–"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The cost of the pool: in total, by side, by percentage group, by combination. */
export const CreditInfo = ({ context }: { readonly context: StrategyContext }) => {
  const { match, sport, pool } = context;
  const roles = sport.roles.map((role) => role.code);
  const table = (caption: string, players: typeof pool) => (
    <CreditTable caption={caption} rows={creditRows(sport, players)} roles={roles} />
  );
  return (
    <>
      <Part title={t("strategy.humanCreditStats")}>{table(t("strategy.players"), pool)}</Part>
      <Part title={t("strategy.partitionStatsInfo")}>
        {table(
          match.left_team_name,
          pool.filter((player) => player.team_index === 0),
        )}
        {table(
          match.right_team_name,
          pool.filter((player) => player.team_index === 1),
        )}
      </Part>
      <Part title={t("strategy.percentageStatsInfo")}>
        {table(t("strategy.lowGroup"), lowPlayers(pool))}
        {table(t("strategy.highGroup"), highPlayers(pool))}
      </Part>
      <Part title={t("strategy.combinationStatsInfo")}>
        <CombinationTable context={context} />
      </Part>
    </>
  );
};

import { messages } from "@teamwright/domain/messages";
import { combinationsUnder } from "@teamwright/domain";
import type { ReactNode } from "react";
import {
  combinationCredits,
  creditRows,
  highPlayers,
  lowPlayers,
} from "../../../data/strategy/credit-stats.ts";
import type { CreditRow } from "../../../data/strategy/credit-stats.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
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
  const words = useText().strategy;
  return (
    <table className={classes["table"]}>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{words.players}</th>
          <th scope="col">{words.totalCredits}</th>
          <th scope="col">{words.averageCredit}</th>
          <th scope="col">{words.baseCredit}</th>
          <th scope="col">{words.creditRange}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ role, count, total, average, base, range }) => (
          <tr key={role ?? "all"}>
            <th scope="row">{role === null ? words.all : roles[role]}</th>
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
  const words = useText().strategy;
  const { sport, pool, draft, rules } = context;
  const combinations =
    draft.combinations.length > 0
      ? draft.combinations.flatMap((id) => {
          const combination = sport.combinations[id];
          return combination === undefined ? [] : [combination];
        })
      : combinationsUnder(sport, rules).slice(0, sport.oldCombinationCount);
  return (
    <table className={classes["table"]}>
      <thead>
        <tr>
          <th scope="col">{words.combination}</th>
          <th scope="col">{words.cheapest}</th>
          <th scope="col">{words.dearest}</th>
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

/** What the pool costs: as a whole, by side, by percentage group, by combination. */
export const CreditInfo = ({ context }: { readonly context: StrategyContext }) => {
  const words = useText().strategy;
  const { match, sport, pool } = context;
  const roles = sport.roles.map((role) => role.code);
  const table = (caption: string, players: typeof pool) => (
    <CreditTable caption={caption} rows={creditRows(sport, players)} roles={roles} />
  );
  return (
    <>
      <Part title={messages.credit.humanCreditStats}>{table(words.players, pool)}</Part>
      <Part title={messages.credit.partitionStatsInfo}>
        {table(
          match.left_team_name,
          pool.filter((player) => player.team_index === 0),
        )}
        {table(
          match.right_team_name,
          pool.filter((player) => player.team_index === 1),
        )}
      </Part>
      <Part title={messages.credit.percentageStatsInfo}>
        {table(words.lowGroup, lowPlayers(pool))}
        {table(words.highGroup, highPlayers(pool))}
      </Part>
      <Part title={messages.credit.combinationStatsInfo}>
        <CombinationTable context={context} />
      </Part>
    </>
  );
};

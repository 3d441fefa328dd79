import type { ReactNode } from "react";
import classes from "./match-reports.module.css";

interface FiguresTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A small table of figures; the first column names the row. */
export const FiguresTable = ({ label, heads, rows }: FiguresTableProps) => (
  <div className={classes["tableBox"]}>
    <table className={classes["table"]} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) =>
              at === 0 ? (
                <th key={heads[at]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={heads[at]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

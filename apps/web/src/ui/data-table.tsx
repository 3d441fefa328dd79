import type { ReactNode } from "react";
import classes from "./data-table.module.css";

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned on a wide screen. */
  readonly numeric?: boolean;
  /** On a phone this cell is the card's heading and has no label. */
  readonly heading?: boolean;
};

type DataTableProps<Row> = {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The old page stays, dimmed, while the next one loads. */
  readonly busy?: boolean;
  /** Lower rows for long lists; on a phone the cells of a card stand side by side. */
  readonly dense?: boolean;
};

/** A wide table that becomes a list of cards on a phone. The roles stay when the styles change the display. */
export const DataTable = <Row,>({
  label,
  columns,
  rows,
  rowKey,
  busy = false,
  dense = false,
}: DataTableProps<Row>) => (
  <table
    role="table"
    className={`${classes["table"]} ${dense ? classes["dense"] : ""}`}
    aria-label={label}
    aria-busy={busy}
  >
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ key, label: heading, numeric }) => (
          <th key={key} role="columnheader" scope="col" className={numeric ? classes["numeric"] : undefined}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={rowKey(row)} role="row">
          {columns.map(({ key, label: heading, cell, numeric, heading: leads }) => (
            <td
              key={key}
              role="cell"
              data-label={heading}
              className={`${numeric ? classes["numeric"] : ""} ${leads ? classes["leads"] : ""}`}
            >
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

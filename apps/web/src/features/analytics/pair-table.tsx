import { shortName } from "../../blocks/team/short-name.ts";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { useText } from "../../i18n/text.ts";
import { Card } from "../../ui/card.tsx";
import classes from "./analytics.module.css";
import type { Analysis } from "./use-analysis.ts";

interface PairTableProps {
  readonly opened: OpenedAttempt;
  readonly analysis: Analysis;
}

/** Who plays with whom: for each pair the share of teams that hold both. */
export const PairTable = ({ opened, analysis: { analytics } }: PairTableProps) => {
  const text = useText();
  const names = new Map(opened.teams.player_list.map(({ player_index, name }) => [player_index, name]));
  const { players, counts } = analytics.pairs;
  const nameOf = (index: number) => shortName(names.get(index) ?? `#${index}`);
  return (
    <Card heading={text.analytics.pairs} className={classes["wide"]}>
      <p className={classes["summary"]}>{text.analytics.pairsHint}</p>
      {/* A table wider than the screen scrolls by itself; without a stop for the Tab key a keyboard cannot. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes["scroll"]} tabIndex={0} role="region" aria-label={text.analytics.pairsHint}>
        <table className={classes["pairs"]}>
          <thead>
            <tr>
              <th scope="col">{text.filters.player}</th>
              {players.map((player) => (
                <th key={player} scope="col">
                  <span>{nameOf(player)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player, row) => (
              <tr key={player}>
                <th scope="row">{nameOf(player)}</th>
                {players.map((other, column) => {
                  const share = (counts[row * players.length + column] ?? 0) / Math.max(1, analytics.teams);
                  return (
                    <td
                      key={other}
                      style={{
                        background: `color-mix(in srgb, var(--accent) ${Math.round(share * 45)}%, transparent)`,
                      }}
                    >
                      {row === column ? "" : Math.round(share * 100)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
};

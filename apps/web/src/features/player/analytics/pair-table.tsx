import { t } from "#i18n/translate.ts";
import { memo, useMemo } from "react";
import { shortName } from "#blocks/team/short-name.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useGrowing } from "#lib/use-growing.ts";
import { Card } from "#ui/card.tsx";
import classes from "./analytics.module.css";
import type { Analysis } from "./use-analysis.ts";

interface PairTableProps {
  readonly openedAttempt: OpenedAttempt;
  readonly analysis: Analysis;
}

/** Rows per frame: a row of twenty cells takes some milliseconds on a slow phone. */
const ROWS_A_FRAME = 3;

/** For each pair of players the share of teams that hold both. */
export const PairTable = ({ openedAttempt, analysis: { analytics } }: PairTableProps) => {
  const { players, counts } = analytics.pairs;
  const { player_list: list } = openedAttempt.teams;
  const names = useMemo(() => {
    const known = new Map(list.map(({ player_index, name }) => [player_index, name]));
    return players.map((index) => shortName(known.get(index) ?? `#${index}`));
  }, [list, players]);
  const madeRows = useGrowing(players.length, "pairs", ROWS_A_FRAME);
  return (
    <Card heading={t("analytics.pairs")} className={classes["wide"]}>
      <p className={classes["summary"]}>{t("analytics.pairsHint")}</p>
      {/* A table wider than the screen scrolls by itself; without a stop for the Tab key a keyboard cannot. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes["scroll"]} tabIndex={0} role="region" aria-label={t("analytics.pairsHint")}>
        <table className={classes["pairs"]}>
          <colgroup>
            <col className={classes["name"]} />
            <col span={players.length} className={classes["share"]} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t("analytics.player")}</th>
              {players.map((player, index) => (
                <th key={player} scope="col">
                  <span>{names[index]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.slice(0, madeRows).map((player, row) => (
              <PairRow
                key={player}
                row={row}
                name={names[row] ?? ""}
                players={players}
                counts={counts}
                teams={Math.max(1, analytics.teams)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
};

interface CountedPairProps {
  readonly row: number;
  readonly name: string;
  readonly players: readonly number[];
  readonly counts: ArrayLike<number>;
  readonly teams: number;
}

const PairRow = memo(function PairRow({ row, name, players, counts, teams }: CountedPairProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {players.map((other, column) => {
        const share = (counts[row * players.length + column] ?? 0) / teams;
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
  );
});

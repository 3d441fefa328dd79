import { t } from "#i18n/translate.ts";
import classes from "./research.module.css";
import type { Lessons } from "./lessons.ts";

const WIDTH = 300;
const LANE = 10;

/** The credits of the dream teams, and the ranges that were used, on one number line. */
export const CreditStrip = ({ credits: { dreams, ranges } }: { readonly credits: Lessons["credits"] }) => {
  const low = Math.floor(Math.min(...dreams, ...ranges.map(([from]) => from), 99)) - 1;
  const at = (value: number) => 8 + ((WIDTH - 16) * (value - low)) / (100 - low);
  const height = 34 + ranges.length * LANE;
  const words = t("research.dreamCreditsRead", {
    credits: dreams.map((value) => value.toFixed(1)).join(", "),
    ranges: ranges.map((range) => range.join("-")).join(", ") || t("research.noRange"),
  });
  const ticks = Array.from({ length: 100 - low + 1 }, (_, step) => low + step).filter(
    (value) => (100 - value) % Math.max(1, Math.ceil((100 - low) / 6)) === 0,
  );
  return (
    <svg className={classes["strip"]} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={words}>
      {ranges.map(([from, to], lane) => (
        <rect
          key={`${from}-${to}`}
          className={classes["range"]}
          x={at(from)}
          y={18 + lane * LANE}
          width={Math.max(3, at(to) - at(from))}
          height={6}
          rx={3}
        />
      ))}
      {dreams.map((value, index) => (
        <circle key={`${value} ${index}`} className={classes["dot"]} cx={at(value)} cy={9} r={5} />
      ))}
      {ticks.map((value) => (
        <text key={value} className={classes["tick"]} x={at(value)} y={height - 3} textAnchor="middle">
          {value}
        </text>
      ))}
    </svg>
  );
};

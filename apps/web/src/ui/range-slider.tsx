import type { CSSProperties } from "react";
import classes from "./range-slider.module.css";

export type SliderRange = [from: number, to: number];

interface RangeSliderProps {
  readonly min: number;
  readonly max: number;
  /** 1 by default. */
  readonly step?: number;
  readonly value: SliderRange;
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly onChange: (value: SliderRange) => void;
}

/**
 * Two of the browser's sliders over one track, each on its side of the middle between both, so that a tap moves the
 * nearer one. They are transparent: what is seen is drawn under them. A value pushes the other one along.
 */
export const RangeSlider = (props: RangeSliderProps) => {
  const { min, max, step = 1, value, fromLabel, toLabel, onChange } = props;
  const [from, to] = value;
  const shareOf = (at: number): number => (max > min ? (at - min) / (max - min) : 0);
  const shares = { "--from": shareOf(from), "--to": shareOf(to) } as CSSProperties;
  const bounds = { type: "range", min, max, step } as const;
  return (
    <div className={classes["slider"]} style={shares}>
      <input
        {...bounds}
        className={classes["from"]}
        aria-label={fromLabel}
        value={from}
        onChange={({ currentTarget: { valueAsNumber: next } }) => onChange([next, Math.max(next, to)])}
      />
      <input
        {...bounds}
        className={classes["to"]}
        aria-label={toLabel}
        value={to}
        onChange={({ currentTarget: { valueAsNumber: next } }) => onChange([Math.min(from, next), next])}
      />
      <i className={classes["track"]} />
      <i className={classes["fromThumb"]} />
      <i className={classes["toThumb"]} />
    </div>
  );
};

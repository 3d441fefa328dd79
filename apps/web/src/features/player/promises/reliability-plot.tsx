import type { ForecastRecord } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import classes from "./promises.module.css";

type Bands = ForecastRecord["formats"][number]["kinds"][number]["bands"];

const SIZE = 200;
const at = (share: number): number => share * SIZE;
const up = (share: number): number => SIZE - share * SIZE;

/** Promised chances against real shares; a point on the diagonal is a promise that came true as often as it said. */
export const ReliabilityPlot = ({ bands }: { readonly bands: Bands }) => (
  <figure className={classes["plot"]}>
    {/* The table below has the same figures. */}
    <svg viewBox={`-4 -4 ${SIZE + 8} ${SIZE + 8}`} aria-hidden="true">
      <path className={classes["axis"]} d={`M0 0V${SIZE}H${SIZE}`} />
      <path className={classes["diagonal"]} d={`M0 ${SIZE}L${SIZE} 0`} />
      {bands.map(({ from, promised, real, low, high }) => (
        <g key={from}>
          <path className={classes["interval"]} d={`M${at(promised)} ${up(low)}V${up(high)}`} />
          <circle cx={at(promised)} cy={up(real)} r={4.5} />
        </g>
      ))}
    </svg>
    <figcaption>{t("suggest.promises.plot")}</figcaption>
  </figure>
);

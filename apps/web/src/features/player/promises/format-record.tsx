import type { ForecastRecord } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import classes from "./promises.module.css";
import { ReliabilityPlot } from "./reliability-plot.tsx";

type MeasuredFormat = ForecastRecord["formats"][number];
type KindOfFormat = MeasuredFormat["kinds"][number];

const percent = (share: number): string => t("suggest.share", { share: Math.round(1000 * share) / 10 });

/** Sports other than cricket have one format, without a name. */
function headingOf({ sport, format }: MeasuredFormat): string {
  const name = t(`shell.sport.${sport}`);
  return format === "" ? name : t("suggest.promises.of", { sport: name, format });
}

/** Promised and real shares of one sport and format. */
export const FormatRecord = ({ record }: { readonly record: MeasuredFormat }) => (
  <Card heading={headingOf(record)}>
    <p className={classes["counts"]}>
      <span>{t("suggest.promises.measured", { n: record.measured })}</span>
      <span>{t("suggest.promises.waiting", { n: record.frozen - record.measured - record.voided })}</span>
      {record.voided > 0 && <span>{t("suggest.promises.voided", { n: record.voided })}</span>}
      {record.invented && <Chip tone="warn">{t("suggest.promises.invented")}</Chip>}
    </p>
    {record.kinds.map((kind) => (
      <KindRecord key={kind.kind} record={kind} />
    ))}
  </Card>
);

const KindRecord = ({ record }: { readonly record: KindOfFormat }) => {
  const name = t(`suggest.promises.kind.${record.kind}`);
  return (
    <section className={classes["kind"]} aria-label={name}>
      <h3>{name}</h3>
      {record.bands.length > 1 && <ReliabilityPlot bands={record.bands} />}
      <table className={classes["bands"]}>
        <thead>
          <tr>
            <th scope="col">{t("suggest.promises.promised")}</th>
            <th scope="col">{t("suggest.promises.cameTrue")}</th>
            <th scope="col">{t("suggest.promises.interval")}</th>
            <th scope="col">{t("suggest.promises.count")}</th>
          </tr>
        </thead>
        <tbody>
          {record.bands.map((band) => (
            <Row key={band.from} {...band} />
          ))}
          {record.bands.length > 1 && <Row {...record} isTotal />}
        </tbody>
      </table>
    </section>
  );
};

interface BandRowProps extends Pick<KindOfFormat, "promised" | "real" | "low" | "high" | "n"> {
  readonly isTotal?: boolean;
}

const Row = ({ promised, real, low, high, n, isTotal = false }: BandRowProps) => (
  <tr className={isTotal ? classes["total"] : undefined}>
    <td>{percent(promised)}</td>
    <td>{percent(real)}</td>
    <td>{t("suggest.promises.range", { low: Math.round(100 * low), high: Math.round(100 * high) })}</td>
    <td>{n}</td>
  </tr>
);

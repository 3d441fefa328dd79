import type { ReportDetail } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import classes from "../match-reports.module.css";

const country = (code: string): string => t("reports.countryName", { country: code });

/** The series and the pitch of the match. */
export const SeriesCards = ({ report: { series, pitch } }: { readonly report: ReportDetail }) => (
  <>
    {series && (
      <Card heading={t("reports.series")}>
        <dl className={classes["facts"]}>
          <dt>{t("reports.name")}</dt>
          <dd>{series.seriesName}</dd>
          <dt>{t("reports.country")}</dt>
          <dd>{country(series.seriesCountry)}</dd>
          <dt>{t("reports.typeLabel")}</dt>
          <dd>{t("reports.type", { type: series.seriesType })}</dd>
          <dt>{t("reports.kindGender")}</dt>
          <dd>{t("reports.gender", { gender: series.seriesGender })}</dd>
          <dt>{t("reports.kindFormat")}</dt>
          <dd>{t("reports.format", { format: series.seriesFormat })}</dd>
          <dt>{t("reports.year")}</dt>
          <dd>{series.seriesYear}</dd>
        </dl>
      </Card>
    )}
    {pitch && (
      <Card heading={t("reports.pitch")}>
        <dl className={classes["facts"]}>
          <dt>{t("reports.name")}</dt>
          <dd>{pitch.pitchName}</dd>
          <dt>{t("reports.country")}</dt>
          <dd>{country(pitch.pitchCountry)}</dd>
          <dt>{t("reports.city")}</dt>
          <dd>{pitch.pitchCity}</dd>
        </dl>
      </Card>
    )}
  </>
);

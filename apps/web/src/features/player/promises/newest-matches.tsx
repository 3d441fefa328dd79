import type { ForecastRecord } from "@teamwright/contract";
import { matchDayText } from "#blocks/match-day-text.ts";
import { t } from "#i18n/translate.ts";
import { serverNow } from "#lib/server-clock.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import classes from "./promises.module.css";

type Match = ForecastRecord["newest"][number];
type KindOfMatchProps = Match["kinds"][number];

/** The matches that were measured last: what was promised of each, and what came. */
export const NewestMatches = ({ matches }: { readonly matches: readonly Match[] }) => (
  <Card heading={t("suggest.promises.newest")}>
    <ul role="list" className={classes["matches"]}>
      {matches.map((match) => (
        <li key={match.matchId}>
          <p>
            <b>{match.name}</b> <span>{matchDayText(Date.parse(match.matchTime), serverNow())}</span>
            {match.corrected && <Chip>{t("suggest.promises.corrected")}</Chip>}
            {match.invented && <span>{t("suggest.promises.invented")}</span>}
          </p>
          <ul role="list" className={classes["kinds"]}>
            {match.kinds.toReversed().map((kind) => (
              <KindOfMatch key={kind.kind} {...kind} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Card>
);

const KindOfMatch = ({ kind, n, promised, real }: KindOfMatchProps) => {
  const values = { n, promised: Math.round(100 * promised), real: Math.round(100 * real) };
  return (
    <li>
      <span>{t(`suggest.promises.short.${kind}`)}</span>
      {n > 1 ? (
        <span>{t("suggest.promises.promisedAndReal", values)}</span>
      ) : (
        <>
          <span>{t("suggest.promises.promisedOne", values)}</span>
          <Chip tone={real === 1 ? "ok" : "bad"}>
            {t(real === 1 ? "suggest.promises.came" : "suggest.promises.missed")}
          </Chip>
        </>
      )}
    </li>
  );
};

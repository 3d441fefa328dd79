import { t } from "#i18n/translate.ts";
import { pointsFigure } from "#lib/figures.ts";
import { pathTo } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import classes from "./research.module.css";
import type { Study } from "./study.ts";

/** Enough decimals to distinguish a very good team from the best. */
const percentText = (percent: number): string => {
  const scale = percent > 99 ? 1000 : 10;
  return String(Math.floor(percent * scale) / scale);
};

/** A finished match: for each attempt three bars on one scale, and the rank of its best team. */
export const StudyCard = ({ studies }: { readonly studies: readonly [Study, ...Study[]] }) => {
  const [{ match }] = studies;
  return (
    <Card
      heading={t("research.match", { left: match.left_name, right: match.right_name })}
      className={classes["study"]}
    >
      {studies.map((study) => (
        <StudyOfAttempt key={study.attempt} study={study} />
      ))}
    </Card>
  );
};

const StudyOfAttempt = ({ study }: { readonly study: Study }) => {
  const { match, attempt, teams, mine, allowed, dream, rank, toss } = study;
  const most = Math.max(mine, allowed ?? 0, dream?.points ?? 0, 1);
  const address = { match: match.id, attempt };
  const bars = [
    { key: "mine", label: t("research.mine"), value: mine },
    ...(allowed === null ? [] : [{ key: "allowed", label: t("research.allowed"), value: allowed }]),
    ...(dream === null ? [] : [{ key: "dream", label: t("research.dream"), value: dream.points }]),
  ];
  return (
    <div className={classes["attempt"]}>
      <div className={classes["head"]}>
        <span>{t("research.attempt", { id: attempt, teams })}</span>
        <LinkButton variant="subtle" size="sm" to={pathTo(toss ? "resultAuto" : "result", address)}>
          {t("research.openResult")}
        </LinkButton>
      </div>
      <dl className={classes["bars"]}>
        {bars.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <span className={classes["track"]} aria-hidden="true">
                <span className={classes[key]} style={{ width: `${(100 * Math.max(0, value)) / most}%` }} />
              </span>
              <b>{pointsFigure(value)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes["note"]}>
        {rank === null
          ? t("research.unknown")
          : t("research.percentile", { percent: percentText(rank.percentile), possible: rank.possible })}
      </p>
    </div>
  );
};

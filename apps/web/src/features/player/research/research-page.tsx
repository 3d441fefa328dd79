import { BarList } from "#blocks/charts/bar-list.tsx";
import { sportByIndex, type SportSlug } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { BacktestCard } from "./backtest/backtest-card.tsx";
import { CreditStrip } from "./credit-strip.tsx";
import { ENOUGH } from "./enough.ts";
import { lessonsOf } from "./lessons.ts";
import classes from "./research.module.css";
import type { Study } from "./study.ts";
import { StudyCard } from "./study-card.tsx";
import { useStudies } from "./use-studies.ts";

/** /research: statistics of the stored attempts of finished matches. */
export const ResearchPage = () => {
  const { studies, progress, leftOut, hasFailed } = useStudies();
  const working = progress === undefined || progress.done < progress.all;
  return (
    <Page
      title={t("shell.research")}
      actions={<LinkButton to={pathTo("matchReports")}>{t("shell.title.matchReports")}</LinkButton>}
    >
      <BacktestCard />
      <LinkButton to={pathTo("promises")} variant="soft">
        {t("shell.title.promises")}
      </LinkButton>
      {!hasFailed && working && progress && (
        <p className={classes["note"]} role="status">
          {t("research.working", { done: progress.done + 1, all: progress.all })}
        </p>
      )}
      {/* Rows until the first match is worked out; later ones are added to what is there. */}
      <QueryState
        query={{ value: working ? studies[0] : studies, hasFailed }}
        failedTitle={t("research.cannotRead")}
        loading={t("shell.research")}
        rows={3}
        height={180}
      >
        {studies.length === 0 && (
          <EmptyState
            title={t("research.none")}
            hint={t("research.noneHint")}
            action={<LinkButton to={pathTo("myMatches")}>{t("common.toMyMatches")}</LinkButton>}
          />
        )}
      </QueryState>
      {leftOut > 0 && !working && <Notice tone="accent">{t("research.leftOut", { n: leftOut })}</Notice>}
      {studies.length > 0 && <Findings studies={studies} />}
    </Page>
  );
};

const byMatch = (studies: readonly Study[]): readonly [Study, ...Study[]][] => {
  const groups = new Map<string, [Study, ...Study[]]>();
  for (const study of studies) {
    const group = groups.get(study.match.id);
    if (group === undefined) groups.set(study.match.id, [study]);
    else group.push(study);
  }
  return [...groups.values()];
};

/** Whose words the rates of all studies use; "several" for basketball's and others'. */
const sportOf = (studies: readonly Study[]): SportSlug | "several" => {
  const slugs = new Set(studies.map(({ match }) => sportByIndex(match.sport_index).slug));
  if (!slugs.has("basketball")) return "cricket";
  return slugs.size === 1 ? "basketball" : "several";
};

const Findings = ({ studies }: { readonly studies: readonly Study[] }) => {
  const lessons = lessonsOf(studies);
  const sport = sportOf(studies);
  return (
    <div className={classes["findings"]}>
      <Card tone={lessons.matches < ENOUGH ? "warn" : "neutral"}>
        <p>{t("research.lead")}</p>
        <p className={classes["rests"]}>
          {t("research.restsOn", { finished: lessons.matches, attempts: lessons.attempts })}
        </p>
        {lessons.matches < ENOUGH && <p>{t("research.few")}</p>}
      </Card>
      {lessons.rates.length > 0 && (
        <Card heading={t("research.rates")}>
          <p className={classes["note"]}>{t("research.ratesHint")}</p>
          <BarList
            label={t("research.rates")}
            rows={lessons.rates.map(({ choice, hits, of }) => ({
              key: choice,
              label: t(`research.choice.${choice}`, { sport }),
              percent: (100 * hits) / of,
              figure: t("research.of", { hits, all: of }),
            }))}
          />
        </Card>
      )}
      {lessons.splits.length > 0 && (
        <Card heading={t("research.splits")}>
          <BarList
            label={t("research.splits")}
            tone="gold"
            rows={lessons.splits.map(({ split, matches, allowedIn }) => ({
              key: split,
              label: split,
              percent: (100 * matches) / lessons.matches,
              figure: t("research.of", { hits: matches, all: lessons.matches }),
              detail: t("research.inMine", { n: allowedIn }),
            }))}
          />
        </Card>
      )}
      {lessons.credits.dreams.length > 0 && (
        <Card heading={t("research.dreamCredits")}>
          <p className={classes["note"]}>{t("research.dreamCreditsHint")}</p>
          <CreditStrip credits={lessons.credits} />
        </Card>
      )}
      {byMatch(studies).map((group) => (
        <StudyCard key={group[0].match.id} studies={group} />
      ))}
    </div>
  );
};

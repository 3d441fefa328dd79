import { BarList } from "../../blocks/charts/bar-list.tsx";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { CreditStrip } from "./credit-strip.tsx";
import { lessonsOf } from "./lessons.ts";
import classes from "./research.module.css";
import type { Study } from "./study.ts";
import { StudyCard } from "./study-card.tsx";
import { useStudies } from "./use-studies.ts";

/** Below so many matches a rate says little, and the page says so. */
const ENOUGH = 10;

/** /research: what the stored attempts and their finished matches teach. */
export const ResearchPage = () => {
  const { shell, research, teams } = useText();
  const { studies, progress, failed } = useStudies();
  const working = progress === undefined || progress.done < progress.all;
  return (
    <Page title={shell.research}>
      {failed && (
        <ErrorState title={research.cannotRead} retryLabel={shell.reload} onRetry={() => location.reload()} />
      )}
      {!failed && !working && studies.length === 0 && (
        <EmptyState
          title={research.none}
          hint={research.noneHint}
          action={<LinkButton to={pathTo("myMatches")}>{teams.toMyMatches}</LinkButton>}
        />
      )}
      {!failed && working && (
        <>
          {progress && (
            <p className={classes["note"]} role="status">
              {research.working(progress.done + 1, progress.all)}
            </p>
          )}
          {studies.length === 0 && <SkeletonList label={shell.research} rows={3} height={180} />}
        </>
      )}
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

const Findings = ({ studies }: { readonly studies: readonly Study[] }) => {
  const { research } = useText();
  const lessons = lessonsOf(studies);
  return (
    <div className={classes["findings"]}>
      <Card tone={lessons.matches < ENOUGH ? "warn" : "neutral"}>
        <p>{research.lead}</p>
        <p className={classes["rests"]}>{research.restsOn(lessons.matches, lessons.attempts)}</p>
        {lessons.matches < ENOUGH && <p>{research.few}</p>}
      </Card>
      {lessons.rates.length > 0 && (
        <Card heading={research.rates}>
          <p className={classes["note"]}>{research.ratesHint}</p>
          <BarList
            label={research.rates}
            rows={lessons.rates.map(({ choice, hits, of }) => ({
              key: choice,
              label: research[choice],
              percent: (100 * hits) / of,
              figure: research.of(hits, of),
            }))}
          />
        </Card>
      )}
      {lessons.splits.length > 0 && (
        <Card heading={research.splits}>
          <BarList
            label={research.splits}
            tone="gold"
            rows={lessons.splits.map(({ split, matches, allowedIn }) => ({
              key: split,
              label: split,
              percent: (100 * matches) / lessons.matches,
              figure: research.of(matches, lessons.matches),
              detail: research.inMine(allowedIn),
            }))}
          />
        </Card>
      )}
      {lessons.credits.dreams.length > 0 && (
        <Card heading={research.dreamCredits}>
          <p className={classes["note"]}>{research.dreamCreditsHint}</p>
          <CreditStrip credits={lessons.credits} />
        </Card>
      )}
      {byMatch(studies).map((group) => (
        <StudyCard key={group[0].match.id} studies={group} />
      ))}
    </div>
  );
};

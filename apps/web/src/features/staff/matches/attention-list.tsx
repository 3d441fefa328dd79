import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { StaffPager } from "#blocks/staff-records/staff-pager.tsx";
import { pathTo } from "#lib/paths.ts";
import { formatInstant } from "#lib/when.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import classes from "./admin-matches.module.css";
import { attentionQuery, deskCalls } from "./attention-queries.ts";
import { QuestionAnswers } from "./question-answers.tsx";
import { groupQuestions, type QuestionGroup } from "./question-groups.ts";
import { SourcePriority } from "./source-priority.tsx";
import { subjectWords } from "./source-words.ts";
import { useDeskCall } from "./use-desk-call.ts";

const QuestionCard = ({ group }: { readonly group: QuestionGroup }) => {
  const { first, questions } = group;
  const answering = useDeskCall(deskCalls.answer);
  const names = questions.map(({ name }) => name).filter(Boolean);
  return (
    <li>
      <Card className={classes["stack"]} tone="warn">
        <div className={classes["head"]}>
          {first.match_id === null ? (
            <strong>{first.title || t("match-desk.unknown")}</strong>
          ) : (
            <Link to={pathTo("matchDeskMatch", { id: first.match_id })} className={classes["rowLink"]}>
              {first.title}
            </Link>
          )}
          <Chip>{first.source}</Chip>
          <span className={classes["small"]}>{formatInstant(first.createdAt)}</span>
        </div>
        {names.length > 0 && <strong>{names.join(", ")}</strong>}
        <p>
          <strong>{subjectWords(first.field, first.sport)}</strong> {first.reason}
          {first.given !== "" && !first.reason.includes(first.given) && (
            <span className={classes["small"]}> ({first.given})</span>
          )}
        </p>
        <QuestionAnswers
          question={first}
          alone={questions.length === 1}
          busy={answering.busy}
          onAnswer={(answer) => void answering.run({ ids: questions.map(({ id }) => id), answer })}
        />
      </Card>
    </li>
  );
};

/** What could not be taken from sources, with its reason and one-tap answers. */
export const AttentionList = () => {
  const [page, setPage] = useState(0);
  const open = useQuery({ ...attentionQuery(page), refetchInterval: 30_000 });
  const { data } = open;
  const state = <QueryState query={open} rows={4} height={108} />;
  if (!data) return state;
  return (
    <>
      {state}
      {data.data.length === 0 ? (
        <EmptyState title={t("match-desk.nothingWaits")} hint={t("match-desk.nothingWaitsHint")} />
      ) : (
        <ul role="list" className={classes["list"]}>
          {groupQuestions(data.data).map((group) => (
            <QuestionCard key={group.key} group={group} />
          ))}
        </ul>
      )}
      <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />
      <SourcePriority />
    </>
  );
};

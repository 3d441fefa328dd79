import { t } from "#i18n/translate.ts";
import { Popover } from "#ui/popover.tsx";
import classes from "./explain.module.css";

/** What the explanations are about; each has one sentence in the area "terms". */
export type Term =
  | "smart"
  | "grand"
  | "fixed"
  | "quick"
  | "headToHead"
  | "smallLeague"
  | "megaGl"
  | "percentage"
  | "pattern1"
  | "pattern2"
  | "groups"
  | "exposure"
  | "mix"
  | "difference"
  | "autoCreate"
  | "expertAnalysis"
  | "bookingsOpen"
  | "mapped"
  | "prime"
  | "group";

export interface ExplainedTerm {
  readonly term: Term;
  /** As the screen writes it. */
  readonly name: string;
}

const QuestionMark = () => (
  <span className={classes["mark"]} aria-hidden="true">
    ?
  </span>
);

const Sentences = ({ of }: { readonly of: readonly ExplainedTerm[] }) => (
  <dl className={classes["terms"]}>
    {of.map(({ term, name }) => (
      <div key={term}>
        <dt>{name}</dt>
        <dd>{t(`terms.text.${term}`)}</dd>
      </div>
    ))}
  </dl>
);

/** A "?" beside a term, which opens what it means. */
export const Explain = ({
  term,
  name,
  also = [],
}: ExplainedTerm & { readonly also?: readonly ExplainedTerm[] }) => (
  <span className={classes["beside"]}>
    <Popover label={t("terms.whatIs", { term: name })} trigger={<QuestionMark />}>
      <Sentences of={[{ term, name }, ...also]} />
    </Popover>
  </span>
);

/** The same with a sentence that has values of its own. */
export const ExplainText = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <span className={classes["beside"]}>
    <Popover label={t("terms.whatIs", { term: name })} trigger={<QuestionMark />}>
      <dl className={classes["terms"]}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </dl>
    </Popover>
  </span>
);

interface ExplainBadgesProps {
  readonly of: readonly ExplainedTerm[];
  /** How many of them are only in the panel. */
  readonly hidden: number;
}

/** One "?" for a list of badges. */
export const ExplainBadges = ({ of, hidden }: ExplainBadgesProps) => (
  <span className={classes["beside"]}>
    <Popover
      label={t("terms.badges")}
      trigger={
        <>
          {hidden > 0 && <span aria-hidden="true">+{hidden}</span>}
          <QuestionMark />
        </>
      }
    >
      <Sentences of={of} />
    </Popover>
  </span>
);

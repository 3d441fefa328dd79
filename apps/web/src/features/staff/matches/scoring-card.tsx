import { NativeSelect } from "#ui/native-select.tsx";
import { markWords } from "#blocks/points/mark-words.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import classes from "./admin-matches.module.css";
import type { AdminMatch } from "./match-queries.ts";
import { useRuleSet } from "./use-rule-set.ts";

type Scoring = AdminMatch["scoring"];

/** The value of the choice that no admin made. */
const BY_FEED = "";

/** The rule-set of the match's points, another one to select, and what is uncertain about the points. */
export const ScoringCard = ({ match }: { readonly match: AdminMatch }) => {
  const { scoring } = match;
  return (
    <Card heading={t("match-desk.scoring")} className={classes["form"]}>
      <span className={classes["marks"]}>
        {scoring.rule_set !== null && <Chip tone="accent">{scoring.rule_set}</Chip>}
        {scoring.by_hand && <Chip tone="warn">{t("match-desk.hand")}</Chip>}
      </span>
      {scoring.rule_set === null && <p className={classes["hint"]}>{t("match-desk.noRuleSet")}</p>}
      {scoring.recountable ? (
        <RuleSetSelect match={match} />
      ) : (
        scoring.rule_set !== null && <p className={classes["hint"]}>{t("match-desk.totalsOnly")}</p>
      )}
      <Uncertainties scoring={scoring} />
      <Warnings scoring={scoring} />
    </Card>
  );
};

const RuleSetSelect = ({ match }: { readonly match: AdminMatch }) => {
  const { busy, select } = useRuleSet(match.id);
  const { scoring } = match;
  const words = ({ id, from, to }: Scoring["rule_sets"][number]) =>
    to === null ? t("match-desk.ruleSetOpen", { id, from }) : t("match-desk.ruleSetDays", { id, from, to });
  return (
    <NativeSelect
      label={t("match-desk.ruleSet")}
      description={t("match-desk.ruleSetHint")}
      disabled={busy}
      value={scoring.by_hand ? (scoring.rule_set ?? BY_FEED) : BY_FEED}
      data={[
        { value: BY_FEED, label: t("match-desk.ruleSetByFeed") },
        ...scoring.rule_sets.map((set) => ({ value: set.id, label: words(set) })),
      ]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        void select(value === BY_FEED ? null : value);
      }}
    />
  );
};

const Uncertainties = ({ scoring: { uncertainties } }: { readonly scoring: Scoring }) =>
  uncertainties.length > 0 && (
    <div className={classes["stack"]}>
      <strong>{t("match-desk.uncertainRules")}</strong>
      <ul role="list" className={classes["changeList"]}>
        {uncertainties.map(({ code, note }) => (
          <li key={code} className={classes["problem"]}>
            <span>{note}</span>
            <span className={classes["small"]}>{code}</span>
          </li>
        ))}
      </ul>
    </div>
  );

const Warnings = ({ scoring: { warnings } }: { readonly scoring: Scoring }) => {
  const codes = [...new Set(warnings.map(({ code }) => code))];
  if (codes.length === 0) return null;
  return (
    <div className={classes["stack"]}>
      <strong>{t("match-desk.sourceLeavesOpen")}</strong>
      <ul role="list" className={classes["changeList"]}>
        {codes.map((code) => {
          const of = warnings.filter((warning) => warning.code === code);
          return (
            <li key={code} className={classes["problem"]}>
              <span>{markWords(code, of.length)}</span>
              <span className={classes["small"]}>
                {of.flatMap(({ subject }) => subject ?? []).join(", ")}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

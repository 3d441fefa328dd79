import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import classes from "./research.module.css";
import type { Study } from "./study.ts";

/** Enough decimals to tell a very good team from all. */
const percentText = (percent: number): string => {
  const scale = percent > 99 ? 1000 : 10;
  return String(Math.floor(percent * scale) / scale);
};

/** A finished match: for each attempt three bars of one length of scale, and where its best team stood. */
export const StudyCard = ({ studies }: { readonly studies: readonly [Study, ...Study[]] }) => {
  const { research } = useText();
  const [{ match }] = studies;
  return (
    <Card heading={research.match(match.left_name, match.right_name)} className={classes["study"]}>
      {studies.map((study) => (
        <StudyOfAttempt key={study.attempt} study={study} />
      ))}
    </Card>
  );
};

const StudyOfAttempt = ({ study }: { readonly study: Study }) => {
  const { research } = useText();
  const { match, attempt, teams, mine, allowed, dream, rank, toss } = study;
  const most = Math.max(mine, allowed ?? 0, dream?.points ?? 0, 1);
  const address = { match: match.id, attempt };
  const bars = [
    { key: "mine", label: research.mine, value: mine },
    ...(allowed === null ? [] : [{ key: "allowed", label: research.allowed, value: allowed }]),
    ...(dream === null ? [] : [{ key: "dream", label: research.dream, value: dream.points }]),
  ];
  return (
    <div className={classes["attempt"]}>
      <div className={classes["head"]}>
        <span>{research.attempt(attempt, teams)}</span>
        <LinkButton variant="subtle" size="sm" to={pathTo(toss ? "resultAuto" : "result", address)}>
          {research.openResult}
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
              <b>{research.points(value)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes["note"]}>
        {rank === null ? research.unknown : research.percentile(percentText(rank.percentile), rank.possible)}
      </p>
    </div>
  );
};

import { PartBoundary } from "#ui/part-boundary.tsx";
import { currentLanguage, t } from "#i18n/translate.ts";
import type { ReplyOf } from "@teamwright/contract";
import type { ExpertFigures } from "@teamwright/contract";
import type { experts } from "@teamwright/contract/resources/experts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ExpertLine, MIN_MATCHES } from "#blocks/expert/expert-line.tsx";
import { expertRecordQuery } from "#data/api/expert-posts.ts";
import { NothingHere } from "#blocks/nothing-here.tsx";
import { isMissing } from "#lib/is-missing.ts";
import { paths } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { useBack } from "#ui/use-back.ts";
import classes from "./experts.module.css";
import { FollowExpert } from "./follow-expert.tsx";

type ExpertRecordReply = ReplyOf<typeof experts.getRecord>;

interface RateRowProps {
  readonly rate: ExpertFigures["rates"][number];
  readonly matches: number;
}

/** One property of the dream team: in how many matches the posts had it, and between which shares that may lie. */
const RateRow = ({ rate: { of, hits, interval }, matches: n }: RateRowProps) => {
  const [low, high] = interval;
  return (
    <div className={classes["rate"]}>
      <dt>{t(`experts.record.rate.${of}`)}</dt>
      <dd>
        <b>{t("experts.record.hits", { hits, n })}</b>{" "}
        <span className={classes["small"]}>{t("experts.record.between", { low, high })}</span>
      </dd>
      <div className={classes["range"]} aria-hidden="true">
        <i style={{ left: `${low}%`, width: `${high - low}%` }} />
        <b style={{ left: `${(100 * hits) / n}%` }} />
      </div>
    </div>
  );
};

/** Figures beside what as many random teams reach: the number of teams alone improves none of them. */
const AgainstChance = ({
  figures: { beaten, medianPercent, perTeam },
}: {
  readonly figures: ExpertFigures;
}) => {
  const [low, high] = beaten.interval;
  return (
    <Card heading={t("experts.record.chance")}>
      <div className={classes["figures"]} data-pairs="true">
        <div className={classes["figure"]}>
          <b>{t("experts.record.percent", { percent: beaten.percent })}</b>
          <span>{t("experts.record.beaten", { low, high })}</span>
        </div>
        <div className={classes["figure"]}>
          <b>{t("experts.record.top", { percent: medianPercent })}</b>
          <span>{t("experts.record.medianTeam")}</span>
        </div>
        {perTeam && (
          <>
            <div className={classes["figure"]}>
              <b>{t("experts.record.percent", { percent: perTeam.captain.of })}</b>
              <span>{t("experts.record.captainPerTeam", { byChance: perTeam.captain.byChance })}</span>
            </div>
            <div className={classes["figure"]}>
              <b>{t("experts.record.number", { n: perTeam.dreamPlayers.of })}</b>
              <span>{t("experts.record.dreamPerTeam", { byChance: perTeam.dreamPlayers.byChance })}</span>
            </div>
          </>
        )}
      </div>
      <p className={classes["small"]}>{t("experts.record.chanceHint")}</p>
    </Card>
  );
};

const Figures = ({ figures }: { readonly figures: ExpertFigures }) => {
  const { matches: n, rates } = figures;
  return (
    <>
      <AgainstChance figures={figures} />
      <Card heading={t("experts.record.sure")}>
        <dl className={classes["rates"]}>
          {rates.map((rate) => (
            <RateRow key={rate.of} rate={rate} matches={n} />
          ))}
        </dl>
        <p className={classes["small"]}>{t("experts.record.intervals", { n })}</p>
      </Card>
    </>
  );
};

const PostLine = ({ post }: { readonly post: ExpertRecordReply["posts"][number] }) => {
  const language = currentLanguage();
  const number = new Intl.NumberFormat(`${language}-IN`);
  const { bestRank: rank, possible } = post;
  const day = new Intl.DateTimeFormat(`${language}-IN`, { day: "numeric", month: "short" });
  return (
    <li className={classes["fact"]}>
      <span>
        <b>{`${post.leftName} v ${post.rightName}`}</b>
        <br />
        <span className={classes["small"]}>
          {[
            t("experts.panel.teams", { n: post.numberOfTeams }),
            day.format(new Date(post.matchTime)),
            ...(post.withdrawn ? [t("experts.record.withdrawn")] : []),
            ...(rank === null || possible === null
              ? []
              : [t("experts.record.rank", { rank: number.format(rank), possible: number.format(possible) })]),
          ].join(" · ")}
        </span>
      </span>
      {rank === null || possible === null ? (
        <Chip>{t("experts.record.notMeasured")}</Chip>
      ) : (
        <Chip tone="ok">
          {t("experts.record.top", { percent: Number(((100 * rank) / possible).toPrecision(2)) })}
        </Chip>
      )}
    </li>
  );
};

const Record = ({ id, reply }: { readonly id: string; readonly reply: ExpertRecordReply }) => {
  const { data: expert, figures, posts } = reply;
  const language = currentLanguage();
  const month = new Intl.DateTimeFormat(`${language}-IN`, { month: "short", year: "numeric" });
  const date = month.format(new Date(expert.since));
  return (
    <>
      <Card>
        <ExpertLine expert={expert} detail={t("experts.record.summary", { n: posts.length, date })} />
        <FollowExpert id={id} />
      </Card>
      {figures === null || figures.matches < MIN_MATCHES ? (
        <Card tone="accent">
          <b>{t("experts.record.tooFew")}</b>
          <p className={classes["small"]}>{t("experts.record.tooFewHint", { n: figures?.matches ?? 0 })}</p>
        </Card>
      ) : (
        <Figures figures={figures} />
      )}
      <Card heading={t("experts.record.posts")}>
        <ul role="list" className={classes["facts"]} style={{ padding: 0, listStyle: "none" }}>
          {posts.map((post) => (
            <PartBoundary key={post._id}>
              <PostLine post={post} />
            </PartBoundary>
          ))}
        </ul>
      </Card>
      <p className={classes["small"]}>{t("experts.form.closes")}</p>
    </>
  );
};

/** /expertrecord/{id}: how good an expert's posts have really been, with how many matches that rests on. */
export const ExpertRecordPage = () => {
  const { id = "" } = useParams();
  const record = useQuery(expertRecordQuery(id));
  const onBack = useBack(paths.home);
  return (
    <Page title={t("experts.record.title")} onBack={onBack} narrow>
      {record.data ? (
        <Record id={id} reply={record.data} />
      ) : isMissing(record.error) ? (
        <NothingHere />
      ) : (
        <QueryState query={record} failedTitle={t("experts.record.failed")} rows={4} height={96} />
      )}
    </Page>
  );
};

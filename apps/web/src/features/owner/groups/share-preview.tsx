import { t } from "#i18n/translate.ts";
import type { GroupMember } from "@teamwright/contract";
import { Card } from "#ui/card.tsx";
import classes from "./owner-groups.module.css";
import type { MemberShares } from "./use-shares.ts";

interface SharePreviewProps {
  readonly members: readonly GroupMember[];
  readonly shares: MemberShares;
  readonly seed: number;
  readonly balanced: boolean;
}

type Figures = MemberShares["best"];

const Served = ({
  label,
  figures,
  members,
}: {
  label: string;
  figures: Figures;
  members: SharePreviewProps["members"];
}) =>
  figures && (
    <div>
      <dt>
        {label}: {members[figures.member]?.user_nick_name}
      </dt>
      <dd>{t("groups.servedFigures", { difference: figures.difference, captains: figures.captains })}</dd>
    </div>
  );

/** Which teams each member gets, in the order of the seed, and how well the best and the worst served one is. */
export const SharePreview = ({ members, shares, seed, balanced }: SharePreviewProps) => (
  <Card heading={t("groups.preview")}>
    <p className={classes["hint"]}>{t("groups.previewHint", { seed: String(seed) })}</p>
    {balanced && shares.ranges.length > 1 && (
      <dl className={classes["served"]}>
        <Served label={t("groups.bestServed")} figures={shares.best} members={members} />
        <Served label={t("groups.worstServed")} figures={shares.worst} members={members} />
      </dl>
    )}
    <ol role="list" className={classes["members"]}>
      {shares.ranges.map(({ member, left, right }) => (
        <li key={left} className={classes["member"]}>
          <div>
            <b className={classes["nick"]}>{members[member]?.user_nick_name}</b>
            <span>{members[member]?.user_phone_number}</span>
          </div>
          <span>{t("groups.range", { left, right })}</span>
        </li>
      ))}
    </ol>
  </Card>
);

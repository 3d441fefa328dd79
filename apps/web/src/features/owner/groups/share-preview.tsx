import { t } from "#i18n/translate.ts";
import type { GroupMember } from "@teamwright/contract";
import type { SportSlug } from "@teamwright/domain";
import { Card } from "#ui/card.tsx";
import classes from "./owner-groups.module.css";
import type { MemberShares } from "./use-shares.ts";

interface SharePreviewProps {
  readonly sport: SportSlug;
  readonly members: readonly GroupMember[];
  readonly shares: MemberShares;
  readonly seed: number;
  readonly isBalanced: boolean;
}

type MemberFigures = MemberShares["best"];

interface ServedProps extends Pick<SharePreviewProps, "sport" | "members"> {
  readonly label: string;
  readonly figures: MemberFigures;
}

const Served = ({ sport, label, figures, members }: ServedProps) =>
  figures && (
    <div>
      <dt>
        {label}: {members[figures.member]?.user_nick_name}
      </dt>
      <dd>{t("groups.servedFigures", { ...figures, sport })}</dd>
    </div>
  );

/** Which teams each member gets, in the order of the seed, and how well the best and the worst served one is. */
export const SharePreview = ({ sport, members, shares, seed, isBalanced }: SharePreviewProps) => (
  <Card heading={t("groups.preview")}>
    <p className={classes["hint"]}>{t("groups.previewHint", { seed: String(seed) })}</p>
    {isBalanced && shares.ranges.length > 1 && (
      <dl className={classes["served"]}>
        <Served sport={sport} label={t("groups.bestServed")} figures={shares.best} members={members} />
        <Served sport={sport} label={t("groups.worstServed")} figures={shares.worst} members={members} />
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

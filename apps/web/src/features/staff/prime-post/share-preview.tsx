import { t } from "#i18n/translate.ts";
import type { ShareFigures } from "@teamwright/allocation";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import classes from "./prime-post.module.css";
import type { PostPreview } from "./use-share.ts";

const Figures = ({ share, figures }: { readonly share: PostPreview; readonly figures: ShareFigures }) => {
  const user = share.recipients.users[figures.member];
  return (
    <>
      {user?.phone}
      <span className={classes["figures"]}>
        {t("staff.primePost.figures", {
          difference: Math.round(figures.difference * 10) / 10,
          captains: figures.captains,
          most: figures.mostOfOneCaptain,
        })}
      </span>
    </>
  );
};

/** Who would get which teams, how well the best and the worst served user fare, and the seed of the order. */
export const SharePreview = ({ share }: { readonly share: PostPreview }) => {
  const { ranges, recipients, best, worst, seed } = share;
  const rows = ranges.map(({ member, left, right }) => ({
    left,
    right,
    phone: recipients.users[member]?.phone ?? "",
    name: recipients.users[member]?.name ?? "",
  }));
  return (
    <Card heading={t("staff.primePost.preview")}>
      <Stats>
        <Stat label={t("staff.primePost.users")}>{ranges.length}</Stat>
        <Stat label={t("staff.primePost.teamsRequired")}>{recipients.total}</Stat>
        <Stat label={t("staff.primePost.seed")}>{seed}</Stat>
      </Stats>
      {best && worst && (
        <dl className={classes["served"]}>
          <dt>{t("staff.primePost.best")}</dt>
          <dd>
            <Figures share={share} figures={best} />
          </dd>
          <dt>{t("staff.primePost.worst")}</dt>
          <dd>
            <Figures share={share} figures={worst} />
          </dd>
        </dl>
      )}
      <DataTable
        label={t("staff.primePost.preview")}
        rows={rows}
        rowKey={({ phone }) => phone}
        columns={[
          { key: "phone", label: t("staff.booking.phone"), heading: true, cell: ({ phone }) => phone },
          { key: "name", label: t("staff.booking.user"), cell: ({ name }) => name },
          {
            key: "range",
            label: t("staff.primePost.range"),
            numeric: true,
            cell: ({ left, right }) => t("staff.primePost.fromTo", { left, right }),
          },
          {
            key: "teams",
            label: t("staff.booking.teams"),
            numeric: true,
            cell: ({ left, right }) => right - left + 1,
          },
        ]}
      />
      <p className={classes["hint"]}>{t("staff.primePost.warning")}</p>
    </Card>
  );
};

import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import type { GroupTeams } from "@teamwright/contract";
import type { MatchDetail } from "@teamwright/domain";
import { shortName } from "#blocks/team/short-name.ts";
import { Notice } from "#ui/notice.tsx";
import { playersOf } from "#data/strategy/pool.ts";

interface NewsNoticeProps {
  readonly match: MatchDetail;
  readonly news: NonNullable<GroupTeams["news"]>;
  /** Ticks the changed teams. */
  readonly onSelect: () => void;
}

/** Which of the member's teams the owner changed after news, and for whose sake. */
export const NewsNotice = ({ match, news, onSelect }: NewsNoticeProps) => {
  if (news.changed.length === 0) return null;
  const out = new Set(news.out);
  const names = playersOf(match)
    .filter(({ player_index }) => out.has(player_index))
    .map(({ name }) => shortName(name));
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" variant="soft" onClick={onSelect}>
          {t("groups.selectChanged")}
        </Button>
      }
    >
      {t("groups.newsChanged", { n: news.changed.length })}
      {names.length > 0 && ` ${t("groups.newsOut", { names: names.join(", ") })}`}
    </Notice>
  );
};

import { Button } from "#ui/button.tsx";
import { findMatch } from "#data/records/attempts.ts";
import { findTeamData } from "#data/records/caches.ts";
import type { RecordsDatabase } from "#data/records/database.ts";
import { useLive } from "#data/records/use-live.ts";
import { deviceKeys } from "#data/strategy/device-keys.ts";
import type { StrategyDraft } from "#data/strategy/draft.ts";
import { dropOther, forgetOldOthers, listOtherDrafts, swapDraft } from "#data/strategy/other-drafts.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import { t } from "#i18n/translate.ts";
import { indianDay } from "#lib/when.ts";
import { toast } from "#ui/toast.ts";
import classes from "./profile-page.module.css";

/** The sides of a match as far as this device knows it; its id otherwise. */
async function nameOf(matchId: string, db: RecordsDatabase): Promise<string> {
  const match = (await findMatch(matchId, db))?.match;
  if (match) return `${match.left_name} - ${match.right_name}`;
  const detail = (await findTeamData(matchId, db))?.detail;
  return detail ? `${detail.left_team_name} - ${detail.right_team_name}` : matchId;
}

async function readOthers(db: RecordsDatabase): Promise<{ draft: StrategyDraft; name: string }[]> {
  const keys = deviceKeys();
  forgetOldOthers(keys, Date.now());
  const drafts = listOtherDrafts(keys);
  return Promise.all(drafts.map(async (draft) => ({ draft, name: await nameOf(draft.matchId, db) })));
}

function swapIn(draft: StrategyDraft): void {
  swapDraft(deviceKeys(), draft, new Date().toISOString());
  strategyStore.reload();
  toast.success(t("profile.draftSwapped"));
}

type OtherDraftsProps = {
  /** Changes when the list must be read again. */
  readonly version: number;
  readonly onChange: () => void;
};

/** Second versions of strategies, which an import kept: each can take the place of the first, or be deleted. */
export const OtherDrafts = ({ version, onChange }: OtherDraftsProps) => {
  const { value: others } = useLive(readOthers, [version]);
  if (others === undefined || others.length === 0) return null;
  return (
    <div>
      <h3 className={classes["whoName"]}>{t("profile.otherDrafts")}</h3>
      <p className={classes["none"]}>{t("profile.otherDraftsHint")}</p>
      <ul role="list" className={classes["keys"]}>
        {others.map(({ draft, name }) => {
          const date = indianDay(Date.parse(draft.changedAt));
          return (
            <li key={draft.matchId + draft.changedAt} className={classes["device"]}>
              <div>
                <p>{name}</p>
                <span>{date}</span>
              </div>
              <Button
                variant="soft"
                size="compact"
                aria-label={t("profile.useDraftOf", { name, date })}
                onClick={() => {
                  swapIn(draft);
                  onChange();
                }}
              >
                {t("profile.useDraft")}
              </Button>
              <Button
                variant="soft"
                size="compact"
                aria-label={t("profile.dropDraftOf", { name, date })}
                onClick={() => {
                  dropOther(deviceKeys(), draft);
                  onChange();
                }}
              >
                {t("profile.dropDraft")}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

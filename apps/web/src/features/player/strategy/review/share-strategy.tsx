import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { shareAddress } from "#data/strategy/share-link.ts";
import type { MadeOfStrategy, SharedStrategy } from "#data/strategy/share-link.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { shareOrCopy } from "#lib/share-address.ts";
import { ShareIcon } from "#ui/icon.tsx";
import { toast } from "#ui/toast.ts";

interface ShareStrategyProps {
  readonly context: StrategyContext;
  readonly mix: SharedStrategy["mix"];
  readonly seed: number;
  readonly generationType: MadeOfStrategy;
  /** The number of teams, once nothing is missing. */
  readonly ask: () => number | null;
}

/** Shares the strategy with its seed as a link: every user who opens it makes the same teams. */
export const ShareStrategy = ({ context, mix, seed, generationType, ask }: ShareStrategyProps) => {
  const { match, squad, strategy, draft } = context;
  const onClick = async () => {
    const teams = ask();
    if (teams === null) return;
    const sharedStrategy = {
      matchId: match.id,
      seed,
      teams,
      generationType,
      strategy,
      mix,
      opinions: draft.opinions,
    };
    const url = await shareAddress(sharedStrategy, squad, location.origin);
    const went = await shareOrCopy(
      url,
      t("share-link.linkTitle", { left: match.left_team_name, right: match.right_team_name }),
    );
    if (went === "copied") toast.success(t("share-link.copied"));
    else if (went === "failed") toast.error(t("share-link.failed"));
  };
  return (
    <Button variant="soft" size="sm" leftSection={<ShareIcon size={18} />} onClick={() => void onClick()}>
      {t("share-link.link")}
    </Button>
  );
};

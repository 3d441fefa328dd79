import { primeDesk } from "@teamwright/contract/resources/prime-desk";
import { Button } from "#ui/button.tsx";
import { apiOf } from "#data/api/client.ts";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useShownStatus } from "#data/records/match-status.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { toast } from "#ui/toast.ts";

const api = apiOf({ primeDesk });
const call = (body: { readonly matchId: string }) => api.primeDesk.remind({ body });

/** Before the start a reminder for those who have not transferred; then the report, which needs points. */
export const PostedFooter = ({
  openedAttempt: { match, attempt },
}: {
  readonly openedAttempt: OpenedAttempt;
}) => {
  const { busy, submit } = useSubmit(call);
  const status = useShownStatus(match);
  const remind = async () => {
    const result = await submit({ matchId: match.id });
    if (result === null) return;
    if (result.ok) toast.success(t("replies.primeUsersReminded", { n: result.data.reminded }));
    else toast.error(result.message);
    await queryClient.invalidateQueries({ queryKey: ["posts", match.id, "analysis"] });
  };
  return status === 0 ? (
    <Button loading={busy} onClick={() => void remind()}>
      {t("staff.primePost.remind")}
    </Button>
  ) : (
    <LinkButton to={pathTo("report", { match: match.id, attempt: attempt.id, primetype: "tg-prime" })}>
      {t("staff.primePost.toReport")}
    </LinkButton>
  );
};

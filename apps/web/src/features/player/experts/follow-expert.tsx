import { Button } from "#ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { followingQuery, noticeCalls } from "#data/notices/notice-calls.ts";
import { queryClient } from "#data/api/query-client.ts";
import { t } from "#i18n/translate.ts";
import { toast } from "#ui/toast.ts";
import classes from "./experts.module.css";

/** Follows the expert or stops; nothing while it is not known whether the account follows. */
export const FollowExpert = ({ id }: { readonly id: string }) => {
  const { data } = useQuery(followingQuery);
  const [busy, setBusy] = useState(false);
  if (!data) return null;
  const following = data.includes(id);
  const change = async (): Promise<void> => {
    setBusy(true);
    const result = await (following ? noticeCalls.unfollow : noticeCalls.follow)({ params: { id } });
    if (!result.ok) toast.error(result.message);
    await queryClient.invalidateQueries({ queryKey: followingQuery.queryKey });
    setBusy(false);
  };
  return (
    <div>
      <Button
        variant={following ? "soft" : "filled"}
        aria-pressed={following}
        loading={busy}
        onClick={() => void change()}
      >
        {following ? t("notices.following") : t("notices.follow")}
      </Button>
      <p className={classes["small"]}>{t("notices.followHint")}</p>
    </div>
  );
};

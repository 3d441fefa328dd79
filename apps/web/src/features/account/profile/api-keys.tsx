import { lazyPart } from "#ui/lazy-part.ts";
import { Button } from "#ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ApiKey } from "@teamwright/contract";
import { Suspense, useState } from "react";
import { apiKeysQuery, revokeApiKey } from "#data/api/api-keys.ts";
import { t } from "#i18n/translate.ts";
import { ageOf } from "#lib/age.ts";
import { serverNow } from "#lib/server-clock.ts";
import { indianDay } from "#lib/when.ts";
import { Card } from "#ui/card.tsx";
import { ConfirmCall } from "./confirm-call.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import classes from "./profile-page.module.css";

const NewKey = lazyPart(async () => (await import("./new-api-key.tsx")).NewApiKey);

const KeyRow = ({ apiKey, onRevoke }: { readonly apiKey: ApiKey; readonly onRevoke: () => void }) => (
  <li className={classes["device"]}>
    <div>
      <p>
        {apiKey.name} · …{apiKey.ending}
      </p>
      <span>
        {apiKey.scopes.map((scope) => t(`profile.${scope}Scope`)).join(", ")} ·{" "}
        {t("profile.keyExpires", { date: indianDay(Date.parse(apiKey.expiresAt)) })} ·{" "}
        {apiKey.lastUsedAt === null
          ? t("profile.keyUnused")
          : t("profile.lastSeen", { age: ageOf(serverNow() - Date.parse(apiKey.lastUsedAt)) })}
      </span>
    </div>
    <Button
      variant="soft"
      size="compact"
      aria-label={t("profile.revokeKey", { name: apiKey.name })}
      onClick={onRevoke}
    >
      {t("profile.revoke")}
    </Button>
  </li>
);

/** The account's API keys: made, listed and revoked. */
export const ApiKeys = ({ staff }: { readonly staff: boolean }) => {
  const { data, refetch, fetchStatus } = useQuery(apiKeysQuery);
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey>();
  if (!data) return <NotLoaded loading={fetchStatus === "fetching"} />;
  return (
    <Card level={3} heading={t("profile.apiKeys")}>
      <p className={classes["none"]}>{t("profile.apiKeysHint")}</p>
      <ul role="list" className={classes["keys"]}>
        {data.map((apiKey) => (
          <KeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setRevoking(apiKey)} />
        ))}
      </ul>
      <Button variant="soft" fullWidth onClick={() => setMaking(true)}>
        {t("profile.newKey")}
      </Button>
      {making && (
        <Suspense>
          <NewKey staff={staff} onClose={() => setMaking(false)} onMade={() => void refetch()} />
        </Suspense>
      )}
      {revoking && (
        <ConfirmCall
          question={t("profile.revokeQuestion", { name: revoking.name })}
          detail={t("profile.revokeDetail")}
          confirmLabel={t("profile.revoke")}
          call={() => revokeApiKey(revoking.id)}
          doneText={t("replies.keyRevoked")}
          onClose={() => {
            setRevoking(undefined);
            void refetch();
          }}
        />
      )}
    </Card>
  );
};

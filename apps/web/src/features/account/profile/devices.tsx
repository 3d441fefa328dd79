import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { endSession, sessionsQuery } from "#data/api/sessions.ts";
import { ageOf } from "#lib/age.ts";
import { deviceName } from "#lib/device-name.ts";
import { serverNow } from "#lib/server-clock.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./profile-page.module.css";

/** The account's own sessions; any other than this one can be ended. Hidden while they cannot be fetched. */
export const Devices = () => {
  const { data, refetch } = useQuery(sessionsQuery);
  if (!data) return null;

  const end = async (id: string): Promise<void> => {
    const result = await endSession(id);
    if (result.ok) toast.success(t("replies.sessionEnded"));
    else toast.error(result.message);
    await refetch();
  };

  return (
    <Card level={3} heading={t("profile.devices")}>
      <p className={classes["none"]}>{t("profile.devicesHint")}</p>
      <ul role="list" className={classes["devices"]}>
        {data.map(({ id, device, current, lastSeenAt }) => (
          <li key={id} className={classes["device"]}>
            <div>
              <p>{deviceName(device)}</p>
              <span>{t("profile.lastSeen", { age: ageOf(serverNow() - Date.parse(lastSeenAt)) })}</span>
            </div>
            {current ? (
              <Chip tone="ok">{t("profile.thisDevice")}</Chip>
            ) : (
              <Button
                variant="soft"
                size="compact"
                aria-label={t("profile.endSession", { device: deviceName(device) })}
                onClick={() => void end(id)}
              >
                {t("profile.signOut")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};

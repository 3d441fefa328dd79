import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useQuery } from "@tanstack/react-query";
import { endSession, sessionsQuery } from "../../data/api/sessions.ts";
import { useText } from "../../i18n/text.ts";
import { ageOf } from "../../lib/age.ts";
import { deviceName } from "../../lib/device-name.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./profile-page.module.css";

/** The account's own sessions; any other than this one can be ended. Not shown while it cannot be asked. */
export const Devices = () => {
  const { profile } = useText();
  const { data, refetch } = useQuery(sessionsQuery);
  if (!data) return null;

  const end = async (id: string): Promise<void> => {
    const result = await endSession(id);
    if (result.ok) toast.success(messages.profile.sessionEnded);
    else toast.error(result.message);
    await refetch();
  };

  return (
    <Card heading={profile.devices}>
      <p className={classes["none"]}>{profile.devicesHint}</p>
      <ul role="list" className={classes["devices"]}>
        {data.map(({ id, device, current, lastSeenAt }) => (
          <li key={id} className={classes["device"]}>
            <div>
              <p>{deviceName(device)}</p>
              <span>{profile.lastSeen(ageOf(serverNow() - Date.parse(lastSeenAt)))}</span>
            </div>
            {current ? (
              <Chip tone="ok">{profile.thisDevice}</Chip>
            ) : (
              <Button
                variant="soft"
                size="compact-md"
                mih={44}
                aria-label={profile.endSession(deviceName(device))}
                onClick={() => void end(id)}
              >
                {profile.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};

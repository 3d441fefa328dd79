import { notifications } from "@mantine/notifications";
import { CheckIcon, InfoIcon, WarningIcon } from "./icon.tsx";
import classes from "./toast.module.css";

type Look = { readonly icon: typeof CheckIcon; readonly tone: string };

const looks = {
  success: { icon: CheckIcon, tone: "ok" },
  error: { icon: WarningIcon, tone: "bad" },
  warning: { icon: WarningIcon, tone: "warn" },
  info: { icon: InfoIcon, tone: "accent" },
} satisfies Record<string, Look>;

const show =
  ({ icon: IconOf, tone }: Look) =>
  (message: string): void => {
    notifications.show({
      // The same words twice replace each other instead of piling up.
      id: `${tone}:${message}`,
      message,
      icon: <IconOf size={18} />,
      withCloseButton: false,
      withBorder: true,
      classNames: {
        root: `${classes["toast"]} ${classes[tone]}`,
        icon: classes["icon"] ?? "",
        description: classes["text"] ?? "",
      },
    });
  };

/** Short notices at the top centre, read out at once: `toast.success(messages.home.matchSaved)`. */
export const toast = {
  success: show(looks.success),
  error: show(looks.error),
  warning: show(looks.warning),
  info: show(looks.info),
};

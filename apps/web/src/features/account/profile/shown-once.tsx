import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { t } from "#i18n/translate.ts";
import { Notice } from "#ui/notice.tsx";
import { copyText } from "#ui/copy-text.ts";
import classes from "./profile-page.module.css";

type ShownOnceProps = {
  readonly label: string;
  readonly value: string;
  readonly warning: string;
  readonly copyLabel: string;
  readonly copiedText: string;
  readonly notCopied: string;
  readonly onClose: () => void;
};

/** A secret, in the only moment at which anybody sees it. */
export const ShownOnce = (props: ShownOnceProps) => {
  return (
    <div className={classes["form"]}>
      <Notice tone="warn" live>
        <p>{props.warning}</p>
      </Notice>
      <TextInput
        label={props.label}
        value={props.value}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copyText(props.value, props)}>{props.copyLabel}</Button>
      <Button variant="soft" onClick={props.onClose}>
        {t("shell.close")}
      </Button>
    </div>
  );
};

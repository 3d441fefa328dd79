import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useText } from "../../../i18n/text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { paths } from "../../../lib/paths.ts";
import classes from "./review.module.css";
import type { GenerationControl } from "./use-generation.ts";

/** Progress of the work with a way to end it, and the dialog for a device without room. */
export const GenerationProgress = ({ control }: { readonly control: GenerationControl }) => {
  const { strategy: words, shell } = useText();
  const { progress, full } = control;
  return (
    <>
      {progress !== null && (
        <div className={classes["progress"]} role="status">
          <progress value={progress.done} max={progress.total} aria-label={words.making} />
          <span>{words.madeOf(progress.done, progress.total)}</span>
          <Button variant="soft" size="sm" onClick={control.cancel}>
            {messages.generic.cancel}
          </Button>
        </div>
      )}
      <Dialog
        opened={full}
        onClose={control.closeFull}
        title={messages.storage.limitReached}
        closeLabel={shell.close}
        footer={<LinkButton to={paths.myMatches}>{messages.home.myMatches}</LinkButton>}
      >
        {messages.storage.deleteOld}
      </Dialog>
    </>
  );
};

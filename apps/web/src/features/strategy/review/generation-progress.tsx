import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useText } from "../../../i18n/text.ts";
import classes from "./review.module.css";
import type { GenerationControl } from "./use-generation.ts";

/** How far the work is, with a way to end it. */
export const GenerationProgress = ({ control }: { readonly control: GenerationControl }) => {
  const words = useText().strategy;
  const { progress } = control;
  if (progress === null) return null;
  return (
    <div className={classes["progress"]} role="status">
      <progress value={progress.done} max={progress.total} aria-label={words.making} />
      <span>{words.madeOf(progress.done, progress.total)}</span>
      <Button variant="soft" size="sm" onClick={control.cancel}>
        {messages.generic.cancel}
      </Button>
    </div>
  );
};

import { t } from "#i18n/translate.ts";
import { CancelButton } from "#ui/button.tsx";
import classes from "./generation.module.css";
import type { GenerationControl } from "./use-generation.ts";

/** The progress of the generation, with a button to cancel it. */
export const GenerationProgress = ({ control }: { readonly control: GenerationControl }) => {
  const progress = control.useProgress();
  if (progress === null) return null;
  return (
    <div className={classes["progress"]} role="status">
      <progress value={progress.done} max={progress.total} aria-label={t("strategy.making")} />
      <span>{t("strategy.madeOf", { done: Math.floor(progress.done), total: progress.total })}</span>
      <CancelButton size="sm" onClick={control.cancel} />
    </div>
  );
};

import { Button } from "#ui/button.tsx";
import type { ReactNode } from "react";
import { useIsGenerating } from "./use-generation.ts";
import type { GenerationControl } from "./use-generation.ts";

interface GenerateButtonProps {
  readonly control: GenerationControl;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Starts a generation; shows that one runs. */
export const GenerateButton = ({ control, ...rest }: GenerateButtonProps) => (
  <Button loading={useIsGenerating(control)} {...rest} />
);

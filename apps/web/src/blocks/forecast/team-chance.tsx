import { t } from "#i18n/translate.ts";
import { Chip } from "#ui/chip.tsx";

/** A team's chance to be among the best 1 %. */
export const TeamChance = ({ chance }: { readonly chance: number }) => (
  <Chip tone="accent">{t("teams.topChance", { share: 100 * chance })}</Chip>
);

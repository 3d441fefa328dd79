import { t } from "#i18n/translate.ts";
import { Chip } from "#ui/chip.tsx";
import type { TeamSelection } from "./use-selection.ts";

/** How many teams are ticked; nothing outside the selection mode. */
export const SelectedCount = ({ selection: { rows } }: { readonly selection: TeamSelection }) =>
  rows && (
    <Chip tone="accent">
      <span role="status">{t("transfer.teamsSelected", { n: rows.size })}</span>
    </Chip>
  );

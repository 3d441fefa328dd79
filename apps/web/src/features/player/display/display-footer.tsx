import { t } from "../../../i18n/translate.ts";
import { Button } from "../../../ui/button.tsx";
import { filtersToQuery } from "../../../blocks/team/filters-query.ts";
import type { OpenedAttempt } from "../../../data/records/attempts.ts";
import { pathTo } from "../../../lib/paths.ts";
import { FooterAction } from "../../../ui/footer-action.tsx";
import { DownloadIcon, PrintIcon, ResearchIcon, ShareIcon, TableIcon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { DisplayState } from "./display-state.ts";
import { SelectingFooter } from "./selecting-footer.tsx";
import { useShareAttempt } from "./use-share-attempt.ts";
import type { ShownTeams } from "./use-team-set.ts";

interface DisplayFooterProps {
  readonly opened: OpenedAttempt;
  readonly set: ShownTeams;
  readonly rows: Uint32Array | null;
  readonly state: DisplayState;
  /** Whether the teams can be ticked already: their boxes appear shortly after the tap on "Select". */
  readonly selecting: boolean;
  /** The match has begun, so there are results or will be. */
  readonly begun: boolean;
  readonly onChange: (part: Partial<DisplayState>) => void;
  readonly onExport: () => void;
}

/**
 * Analytics, the prints, Share and Export, and once the match has begun its results; in selection mode the actions for
 * the ticked teams.
 */
export const DisplayFooter = (props: DisplayFooterProps) => {
  const { opened, set, rows, state, selecting, begun, onChange, onExport } = props;
  const { match, attempt } = opened;
  const address = { match: match.id, attempt: attempt.id };
  if (selecting && state.selected !== null)
    return (
      <SelectingFooter opened={opened} set={set} rows={rows} selected={state.selected} onChange={onChange} />
    );
  const query = filtersToQuery(state.filters, state.order);
  return (
    <>
      <FooterAction icon={<ResearchIcon />} to={pathTo("analytics", address) + filtersToQuery(state.filters)}>
        {t("common.analytics")}
      </FooterAction>
      <FooterAction icon={<PrintIcon />} to={pathTo("printTeams", address) + query}>
        {t("common.print")}
      </FooterAction>
      <FooterAction icon={<TableIcon />} to={pathTo("shortcutPrintNormal", address)}>
        {t("common.shortcutPrint")}
      </FooterAction>
      {begun ? (
        <ResultsAndMore opened={opened} to={pathTo("result", address)} onExport={onExport} />
      ) : (
        <ShareAndExport opened={opened} onExport={onExport} />
      )}
    </>
  );
};

interface ShareAndExportProps {
  readonly opened: OpenedAttempt;
  readonly onExport: () => void;
}

/** Before the match, what the teams are made for: to be shared and taken along. */
const ShareAndExport = ({ opened, onExport }: ShareAndExportProps) => {
  const { busy, share } = useShareAttempt(opened);
  return (
    <>
      {opened.attempt.selection_strategy !== null && (
        <Button variant="soft" px={10} loading={busy} onClick={() => void share()}>
          {t("teams.exports.share")}
        </Button>
      )}
      <Button px={10} onClick={onExport}>
        {t("teams.exports.title")}
      </Button>
    </>
  );
};

/** After its start: how the teams do comes first. */
const ResultsAndMore = ({ opened, onExport, to }: ShareAndExportProps & { readonly to: string }) => {
  const { busy, share } = useShareAttempt(opened);
  return (
    <>
      {opened.attempt.selection_strategy !== null && (
        <FooterAction icon={<ShareIcon />} disabled={busy} onClick={() => void share()}>
          {t("teams.exports.share")}
        </FooterAction>
      )}
      <FooterAction icon={<DownloadIcon />} onClick={onExport}>
        {t("teams.exports.title")}
      </FooterAction>
      <LinkButton px={10} to={to}>
        {t("common.results")}
      </LinkButton>
    </>
  );
};

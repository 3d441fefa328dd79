import { startTransition, useState } from "react";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { filtersToQuery } from "#blocks/team/filters-query.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { isNumbered } from "#data/records/handed-over.ts";
import { pathTo } from "#lib/paths.ts";
import { FooterAction } from "#ui/footer-action.tsx";
import { FooterMenu } from "#ui/footer-menu.tsx";
import { DownloadIcon, PrintIcon, ResearchIcon, ShareIcon, TableIcon } from "#ui/icon.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PopoverItem, PopoverLink } from "#ui/popover.tsx";
import type { DisplayState } from "./display-state.ts";
import { SelectingFooter } from "./selecting-footer.tsx";
import { SendButton } from "./transfer/send-button.tsx";
import { SendShown } from "./transfer/send-shown.tsx";
import { useShareAttempt } from "./use-share-attempt.ts";
import type { ShownTeams } from "./use-team-set.ts";

interface DisplayFooterProps {
  readonly openedAttempt: OpenedAttempt;
  readonly set: ShownTeams;
  readonly rows: Uint32Array | null;
  readonly state: DisplayState;
  /** Whether the teams can be ticked already: their boxes appear shortly after the tap on "Select". */
  readonly selecting: boolean;
  /** The match has begun, so there are results or will be. */
  readonly hasBegun: boolean;
  readonly onChange: (part: Partial<DisplayState>) => void;
  readonly onExport: () => void;
}

/**
 * Analytics, a menu of exports and prints, and the main action: to an app, and once the match has begun its results. In
 * selection mode the actions for the ticked teams.
 */
export const DisplayFooter = (props: DisplayFooterProps) => {
  const { openedAttempt, set, rows, state, selecting, hasBegun, onChange, onExport } = props;
  const { match, attempt } = openedAttempt;
  const address = { match: match.id, attempt: attempt.id };
  if (selecting && state.selected !== null)
    return (
      <SelectingFooter
        openedAttempt={openedAttempt}
        set={set}
        rows={rows}
        selection={state.selected}
        onChange={onChange}
      />
    );
  return (
    <>
      <FooterAction icon={<ResearchIcon />} to={pathTo("analytics", address) + filtersToQuery(state.filters)}>
        {t("common.analytics")}
      </FooterAction>
      <TakeAlong
        openedAttempt={openedAttempt}
        query={filtersToQuery(state.filters, state.order)}
        onExport={onExport}
      />
      <MainAction
        openedAttempt={openedAttempt}
        set={set}
        rows={rows}
        hasBegun={hasBegun}
        onExport={onExport}
      />
    </>
  );
};

interface TakeAlongProps {
  readonly openedAttempt: OpenedAttempt;
  readonly query: string;
  readonly onExport: () => void;
}

/** The ways to take the teams out of the product other than an app: files, links, paper. */
const TakeAlong = ({ openedAttempt, query, onExport }: TakeAlongProps) => {
  const { share } = useShareAttempt(openedAttempt);
  const address = { match: openedAttempt.match.id, attempt: openedAttempt.attempt.id };
  return (
    <FooterMenu name={t("teams.more")} label={t("teams.moreActions")}>
      <PopoverItem onClick={onExport}>
        <DownloadIcon size={20} />
        {t("teams.exports.title")}
      </PopoverItem>
      {openedAttempt.attempt.selection_strategy !== null && (
        <PopoverItem onClick={() => void share()}>
          <ShareIcon size={20} />
          {t("teams.exports.share")}
        </PopoverItem>
      )}
      <PopoverLink to={pathTo("printTeams", address) + query}>
        <PrintIcon size={20} />
        {t("common.print")}
      </PopoverLink>
      <PopoverLink to={pathTo("shortcutPrintNormal", address)}>
        <TableIcon size={20} />
        {t("common.shortcutPrint")}
      </PopoverLink>
    </FooterMenu>
  );
};

type MainActionProps = Pick<DisplayFooterProps, "openedAttempt" | "set" | "rows" | "hasBegun" | "onExport">;

/** Before the match the teams are sent to an app; after its start how they do comes first. */
const MainAction = ({ openedAttempt, set, rows, hasBegun, onExport }: MainActionProps) => {
  const [sending, setSending] = useState(false);
  const { match, attempt } = openedAttempt;
  if (hasBegun)
    return (
      <LinkButton to={pathTo("result", { match: match.id, attempt: attempt.id })}>
        {t("common.results")}
      </LinkButton>
    );
  // A transfer notes which attempt it sends.
  if (!isNumbered(attempt.id)) return <Button onClick={onExport}>{t("teams.exports.title")}</Button>;
  return (
    <>
      {sending && (
        <SendShown openedAttempt={openedAttempt} set={set} rows={rows} onClose={() => setSending(false)} />
      )}
      <SendButton
        matchId={match.id}
        teams={rows?.length ?? set.teams.count}
        onClick={() => startTransition(() => setSending(true))}
      />
    </>
  );
};

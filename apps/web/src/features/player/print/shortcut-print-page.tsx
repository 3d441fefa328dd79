import { attemptName } from "#blocks/attempt-name.ts";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { AttemptStates } from "#blocks/team/attempt-states.tsx";
import type { LeagueRows } from "#blocks/team/leagues.ts";
import { shortName } from "#blocks/team/short-name.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { engineMatchOf } from "#data/records/opened-attempt.ts";
import { useOpenedAttempt } from "#data/records/use-opened-attempt.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import { Page } from "#ui/page.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import { useBackTo } from "#ui/use-back.ts";
import { pathToTeams } from "./path-to-teams.ts";
import classes from "./print.module.css";
import { useLeagues } from "./use-leagues.ts";

/** /shortcutprintnormal and /shortcutprintauto/{match}/{attempt}: all teams, or those of the address's league, as compact text. */
export const ShortcutPrintPage = () => {
  const { match = "", attempt = "" } = useParams();
  const query = useOpenedAttempt(match, attempt);
  const onBack = useBackTo(pathToTeams(match, attempt, query));
  if (query.state !== "ready")
    return <AttemptStates state={query.state} title={t("common.shortcutPrint")} onBack={onBack} />;
  return <ShortcutPrint key={`${match}/${attempt}`} openedAttempt={query.openedAttempt} onBack={onBack} />;
};

/** The worker writes the text: 2,000 teams are one node of the document. Each league of a toss attempt has a header. */
async function writeTeams(
  openedAttempt: OpenedAttempt,
  leagues: readonly LeagueRows[],
  signal: AbortSignal,
): Promise<string | null> {
  const { teams, player_list } = openedAttempt.teams;
  const names = Object.fromEntries(
    player_list.map(({ player_index, name }) => [player_index, shortName(name)]),
  );
  const parts =
    leagues.length === 0 ? [{ label: "", rows: null }] : leagues.filter(({ rows }) => rows.length > 0);
  const words = {
    team: t("common.printed.team"),
    credits: t("common.printed.credits"),
    points: t("common.printed.points"),
  };
  const texts: string[] = [];
  for (const { label, rows } of parts) {
    const input = { match: engineMatchOf(openedAttempt), teams, rows, format: "text", names, words } as const;
    const writtenFile = await engineClient.call("export", input, { signal });
    if (!writtenFile.ok) return null;
    texts.push(label === "" ? writtenFile.value : `${label}\n\n${writtenFile.value}`);
  }
  return texts.join("\n");
}

function useTeamsText(openedAttempt: OpenedAttempt): string | undefined {
  const [text, setText] = useState<string>();
  const { printedLeagues } = useLeagues(openedAttempt);
  useEffect(() => {
    const stop = new AbortController();
    void writeTeams(openedAttempt, printedLeagues, stop.signal).then((written) => {
      if (written !== null) setText(written);
      else if (!stop.signal.aborted) toast.error(t("shell.somethingWentWrong"));
    });
    return () => stop.abort();
  }, [openedAttempt, printedLeagues]);
  return text;
}

const ShortcutPrint = ({
  openedAttempt,
  onBack,
}: {
  readonly openedAttempt: OpenedAttempt;
  readonly onBack: () => void;
}) => {
  const text = useTeamsText(openedAttempt);
  const { match, attempt } = openedAttempt;
  return (
    <Page
      title={t("common.shortcutPrint")}
      onBack={onBack}
      footer={
        <Button disabled={text === undefined} onClick={() => window.print()}>
          {t("common.print")}
        </Button>
      }
    >
      {text === undefined ? (
        <SkeletonList label={t("common.loading")} rows={6} height={120} />
      ) : (
        <pre className={classes["text"]}>
          {`${match.left_name} v ${match.right_name}  ${attemptName(attempt)}\n\n${text}`}
        </pre>
      )}
    </Page>
  );
};

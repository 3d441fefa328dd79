import type { FantasyMatch, ReplyOf } from "@teamwright/contract";
import type { mapper } from "@teamwright/contract/resources/mapper";
import type { MatchDetail } from "@teamwright/domain";
import { useState } from "react";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { mapperApi } from "#data/mapper/mapper-queries.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { AppMatchCard, timeOf } from "./app-match-card.tsx";
import { byLikelihood, isLikely } from "./likely-match.ts";
import { RemoveMapping } from "./remove-mapping.tsx";
import classes from "./mapper-desk.module.css";

/** The app of this page. */
const MAIN_APP = { slug: "dream11", name: "Dream11" };

type MappedMatch = ReplyOf<typeof mapper.create>["data"];

interface SourceMatchesProps {
  readonly match: MatchDetail;
  readonly listedMatches: readonly FantasyMatch[];
  /** The main app's id of our match; null while it is not mapped. */
  readonly mappedTo: string | null;
}

/** Asks once, maps, and tells what was paired. */
export const SourceMatches = ({ match, listedMatches, mappedTo }: SourceMatchesProps) => {
  const [askedMatch, setAskedMatch] = useState<FantasyMatch>();
  const [mappedMatch, setMappedMatch] = useState<MappedMatch>();
  const { busy, submit } = useSubmit((appMatch: FantasyMatch) =>
    mapperApi.mapper.create({
      body: {
        tgMatchId: match.id,
        dream11MatchId: appMatch.id,
        leftName: appMatch.left_team_name,
        rightName: appMatch.right_team_name,
      },
    }),
  );
  const map = async (appMatch: FantasyMatch) => {
    const result = await submit(appMatch);
    if (result === null) return;
    setAskedMatch(undefined);
    if (!result.ok) {
      toast.error(result.status === 201 ? result.message : t("shell.somethingWentWrong"));
      return;
    }
    toast.success(result.data.message);
    setMappedMatch(result.data.data);
    await Promise.all(
      [["mapping", match.id], ["match", match.id], ["match-options"]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
  const about = askedMatch && { series: askedMatch.series_name, time: timeOf(askedMatch) };
  return (
    <div className={classes["stack"]}>
      {mappedMatch === undefined ? (
        <p className={classes["lead"]}>{t("mapper-desk.lead")}</p>
      ) : (
        <Made matchId={match.id} mappedMatch={mappedMatch} />
      )}
      <ul role="list" className={classes["list"]}>
        {byLikelihood(match, listedMatches).map((appMatch) => (
          <AppMatchCard
            key={appMatch.id}
            match={appMatch}
            isMapped={appMatch.id === mappedTo}
            likely={isLikely(match, appMatch)}
            onClick={() => {
              if (appMatch.id === mappedTo) toast.warning(t("mapper-desk.matchAlreadyMapped"));
              else setAskedMatch(appMatch);
            }}
          />
        ))}
      </ul>
      {mappedTo !== null && (
        <RemoveMapping matchId={match.id} app={MAIN_APP} onRemoved={() => setMappedMatch(undefined)} />
      )}
      {askedMatch && about && (
        <ConfirmDialog
          isOpen
          onClose={() => setAskedMatch(undefined)}
          onConfirm={() => void map(askedMatch)}
          busy={busy}
          question={t("mapper-desk.question", {
            left: askedMatch.left_team_name,
            right: askedMatch.right_team_name,
          })}
          detail={t(mappedTo === null ? "mapper-desk.questionDetail" : "mapper-desk.questionReplaces", about)}
          confirmLabel={t("mapper-desk.map")}
        />
      )}
    </div>
  );
};

/** What was paired, and the ways on. */
const Made = ({ matchId, mappedMatch }: { readonly matchId: string; readonly mappedMatch: MappedMatch }) => {
  const open = mappedMatch.pending.length > 0;
  return (
    <Notice tone={open ? "warn" : "ok"} live>
      {t("mapper-desk.paired", { n: mappedMatch.mapped })}{" "}
      {open && t("mapper-desk.pendingNames", { names: mappedMatch.pending.join(", ") })}
      <div className={classes["actions"]}>
        {open && (
          <LinkButton size="sm" variant="soft" to={pathTo("automaticMapper", { id: matchId })}>
            {t("mapper-desk.pairByHand")}
          </LinkButton>
        )}
        <LinkButton size="sm" to={pathTo("mapperArena", { id: matchId })}>
          {t("mapper-desk.toTeams")}
        </LinkButton>
      </div>
    </Notice>
  );
};

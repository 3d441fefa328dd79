import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { formatInstant } from "#lib/when.ts";
import classes from "./admin-matches.module.css";
import { deskCalls } from "./attention-queries.ts";
import { deskMatchesQuery, everyMatch, type AdminMatch } from "./match-queries.ts";
import { MergeForm } from "./merge-form.tsx";
import { SearchBox } from "./search-box.tsx";
import { useDeskCall } from "./use-desk-call.ts";

/** Two sources stored one match twice: this one is hidden, and its sources report the other one. */
export const MergeMatch = ({ match }: { readonly match: AdminMatch }) => {
  const [search, setSearch] = useState("");
  const others =
    useQuery(
      deskMatchesQuery({ ...everyMatch, sport: match.sport, search: useDeferredValue(search.trim()) }, 0),
    ).data?.data ?? [];
  const merging = useDeskCall(deskCalls.merge);
  const choices = others.filter(({ id, hidden }) => id !== match.id && !hidden);
  if (match.hidden || (choices.length === 0 && search === "")) return null;
  return (
    <details className={classes["changes"]}>
      <summary>{t("match-desk.mergeMatch")}</summary>
      <div className={classes["stack"]}>
        <p className={classes["hint"]}>{t("match-desk.mergeMatchHint")}</p>
        <SearchBox label={t("match-desk.searchMatches")} value={search} onChange={setSearch} />
        <MergeForm
          choices={choices.map((other) => ({
            value: other.id,
            label: `${t("match-desk.versus", { left: other.left_team_name, right: other.right_team_name })}, ${formatInstant(other.match_time)}`,
          }))}
          busy={merging.busy}
          onMerge={(into) => void merging.run({ id: match.id, into })}
        />
      </div>
    </details>
  );
};

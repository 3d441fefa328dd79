import { matchDesk } from "@teamwright/contract/resources/match-desk";
import { t } from "#i18n/translate.ts";
import { useState } from "react";
import { apiOf } from "#data/api/client.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./admin-matches.module.css";
import { refreshDesk, type ListedMatch } from "./match-queries.ts";

const api = apiOf({ matchDesk });

type ListedMatchesChange = { readonly field: "hidden" | "status"; readonly value: boolean | string };
/** What is done with several matches at once. */
const acts = [
  { key: "hide", field: "hidden", value: true },
  { key: "show", field: "hidden", value: false },
  { key: "postpone", field: "status", value: "postponed" },
  { key: "cancel", field: "status", value: "cancelled" },
] as const satisfies readonly (ListedMatchesChange & { key: string })[];

/** Sets one value of each match; a value that somebody else changed meanwhile is refused. */
async function changeEach(matches: readonly ListedMatch[], { field, value }: ListedMatchesChange) {
  const refusedNames: string[] = [];
  let doneCount = 0;
  for (const match of matches) {
    if (match[field] === value) continue;
    const changes = [{ player_index: null, field, value, before: match[field] }];
    const reply = await api.matchDesk.override({ params: { id: match.id }, body: { changes } });
    if (reply.ok) doneCount += 1;
    else refusedNames.push(reply.message);
  }
  return { done: doneCount, refused: refusedNames };
}

type ChangeManyProps = { readonly matches: readonly ListedMatch[]; readonly onDone: () => void };

/** Changes of the selected matches. */
export const ChangeMany = ({ matches, onDone }: ChangeManyProps) => {
  const [busy, setBusy] = useState(false);
  const act = async (change: ListedMatchesChange) => {
    setBusy(true);
    const { done, refused } = await changeEach(matches, change);
    setBusy(false);
    await refreshDesk();
    if (refused[0] === undefined) toast.success(t("match-desk.many.changed", { n: done }));
    else toast.error(`${t("match-desk.many.changed", { n: done })} ${refused[0]}`);
    onDone();
  };
  return (
    <div className={classes["many"]} role="group" aria-label={t("match-desk.many.label")}>
      <span>{t("match-desk.many.selected", { n: matches.length })}</span>
      {acts.map(({ key, ...change }) => (
        <Button key={key} variant="soft" disabled={busy} onClick={() => void act(change)}>
          {t(`match-desk.many.${key}`)}
        </Button>
      ))}
    </div>
  );
};

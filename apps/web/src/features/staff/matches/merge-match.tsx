import { t } from "../../../i18n/translate.ts";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatInstant } from "../../../lib/when.ts";
import classes from "./admin-matches.module.css";
import { deskCalls } from "./attention-queries.ts";
import { deskMatchesQuery, type AdminMatch } from "./match-queries.ts";
import { useDeskCall } from "./use-desk-call.ts";

/** Two sources stored one match twice: this one is hidden, and its sources report the other one. */
export const MergeMatch = ({ match }: { readonly match: AdminMatch }) => {
  const others = useQuery(deskMatchesQuery(match.sport, "", 0)).data?.data ?? [];
  const merging = useDeskCall(deskCalls.merge);
  const [into, setInto] = useState("");
  const choices = others.filter(({ id, hidden }) => id !== match.id && !hidden);
  if (match.hidden || choices.length === 0) return null;
  return (
    <details className={classes["changes"]}>
      <summary>{t("match-desk.mergeMatch")}</summary>
      <p className={classes["hint"]}>{t("match-desk.mergeMatchHint")}</p>
      <NativeSelect
        label={t("match-desk.sameAs")}
        value={into}
        data={[
          { value: "", label: t("match-desk.choose") },
          ...choices.map((other) => ({
            value: other.id,
            label: `${t("match-desk.versus", { left: other.left_team_name, right: other.right_team_name })}, ${formatInstant(other.match_time)}`,
          })),
        ]}
        onChange={(event) => {
          setInto(event.currentTarget.value);
        }}
      />
      <Button
        variant="soft"
        disabled={into === ""}
        loading={merging.busy}
        onClick={() => void merging.run({ id: match.id, into })}
      >
        {t("match-desk.merge")}
      </Button>
    </details>
  );
};

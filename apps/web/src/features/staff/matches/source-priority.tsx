import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "#ui/card.tsx";
import classes from "./admin-matches.module.css";
import { deskCalls, priorityQuery, type PriorityReply } from "./attention-queries.ts";
import { useDeskCall } from "./use-desk-call.ts";

const groups = ["fixture", "squad", "credits", "lineup", "points"] as const;
type TypedPriority = Partial<Record<keyof PriorityReply, string>>;

const listOf = (typed: string): string[] => typed.split(/[\s,]+/).filter(Boolean);

/** Which source is believed first, by group of values. */
export const SourcePriority = () => {
  const storedPriority = useQuery(priorityQuery).data;
  const saving = useDeskCall(deskCalls.setPriority);
  const [typedPriority, setTypedPriority] = useState<TypedPriority>({});
  if (storedPriority === undefined || storedPriority.sources.length === 0) return null;
  const textOf = (group: keyof PriorityReply): string =>
    typedPriority[group] ?? storedPriority.data[group].join(", ");
  const save = async () => {
    // Only these: another admin may have changed the others since.
    const typedGroups = groups.filter((group) => typedPriority[group] !== undefined);
    const lists = Object.fromEntries(typedGroups.map((group) => [group, listOf(textOf(group))]));
    if (await saving.run(lists)) setTypedPriority({});
  };
  return (
    <Card heading={t("match-desk.priority")} className={classes["form"]}>
      <p className={classes["hint"]}>
        {t("match-desk.priorityHint", { sources: [...storedPriority.sources, "import"].join(", ") })}
      </p>
      {groups.map((group) => (
        <TextInput
          key={group}
          label={t(`match-desk.groups.${group}`)}
          value={textOf(group)}
          maxLength={200}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setTypedPriority((before) => ({ ...before, [group]: value }));
          }}
        />
      ))}
      <Button
        loading={saving.busy}
        disabled={Object.keys(typedPriority).length === 0}
        onClick={() => void save()}
      >
        {t("match-desk.savePriority")}
      </Button>
    </Card>
  );
};

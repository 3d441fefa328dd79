import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { sportBySlug } from "@teamwright/domain";
import { useEffect, useState } from "react";
import classes from "./admin-matches.module.css";
import { deskCalls } from "./attention-queries.ts";
import { readValue } from "./match-fields.ts";
import type { AdminMatch } from "./match-queries.ts";
import { useDeskCall } from "./use-desk-call.ts";

type AddPlayerProps = {
  readonly match: AdminMatch;
  readonly side: 0 | 1;
  readonly onAdding: (adding: boolean) => void;
};

/** Adds a player whom no source lists. */
export const AddPlayer = ({ match, side, onAdding }: AddPlayerProps) => {
  const adding = useDeskCall(deskCalls.addPlayer);
  const [name, setName] = useState("");
  const [role, setRole] = useState("0");
  const [credits, setCredits] = useState("8");
  const price = readValue("credits", credits);
  const isTyped = name.trim() !== "";
  useEffect(() => {
    onAdding(isTyped);
    return () => {
      onAdding(false);
    };
  }, [isTyped, onAdding]);
  const add = async () => {
    if (!price.ok) return;
    const body = { team_index: side, name: name.trim(), role: Number(role), credits: Number(price.value) };
    if (await adding.run({ id: match.id, ...body })) setName("");
  };
  return (
    <details className={classes["changes"]}>
      <summary>{t("match-desk.addPlayer")}</summary>
      <div className={classes["moreFields"]}>
        <TextInput
          label={t("match-desk.name")}
          value={name}
          maxLength={80}
          onChange={(event) => {
            setName(event.currentTarget.value);
          }}
        />
        <NativeSelect
          label={t("match-desk.role")}
          value={role}
          data={(sportBySlug(match.sport)?.roles ?? []).map(({ code }, index) => ({
            value: String(index),
            label: code,
          }))}
          onChange={(event) => {
            setRole(event.currentTarget.value);
          }}
        />
        <TextInput
          label={t("match-desk.credits")}
          value={credits}
          inputMode="decimal"
          error={price.ok ? undefined : price.error}
          onChange={(event) => {
            setCredits(event.currentTarget.value);
          }}
        />
        <Button disabled={!isTyped || !price.ok} loading={adding.busy} onClick={() => void add()}>
          {t("match-desk.add")}
        </Button>
      </div>
    </details>
  );
};

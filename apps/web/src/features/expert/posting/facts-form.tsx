import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useForm } from "#lib/use-form.ts";
import { teamUses, tossOptions } from "@teamwright/contract/resources/experts";
import type { PostChange } from "@teamwright/contract";
import { useState, type ReactNode } from "react";
import { ChoiceList } from "#blocks/choice-list/choice-list.tsx";
import { useFantasyApps } from "#data/api/bootstrap.ts";
import { Card } from "#ui/card.tsx";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import classes from "./posting.module.css";

export type PostFacts = Pick<PostChange["before"], "fantasyApp" | "tossData" | "teamUse">;

interface FactsFormProps {
  readonly initial: PostFacts | null;
  readonly label: string;
  readonly busy: boolean;
  readonly onSend: (facts: PostFacts) => void;
  /** Above the choices: which teams. */
  readonly children: ReactNode;
}

type FactValues = { readonly [Key in keyof PostFacts]: PostFacts[Key] | null };
const nothing: FactValues = { fantasyApp: null, tossData: null, teamUse: null };

/** App, toss data and team use, each exactly once. */
export const FactsForm = ({ initial, label, busy, onSend, children }: FactsFormProps) => {
  const apps = useFantasyApps();
  const form = useForm<FactValues>({ initialValues: initial ?? nothing });
  const { values } = form;
  const { fantasyApp, tossData, teamUse } = values;
  const missing = {
    fantasyApp: fantasyApp === null ? t("replies.selectFantasyApp") : null,
    tossData: tossData === null ? t("replies.selectTossData") : null,
    teamUse: teamUse === null ? t("replies.selectTeamUse") : null,
  };
  const [isAsking, setIsAsking] = useState(false);
  const problemOf = (field: keyof PostFacts) => <ProblemNotice problem={isAsking ? missing[field] : null} />;
  const send = () => {
    setIsAsking(true);
    if (fantasyApp !== null && tossData !== null && teamUse !== null)
      onSend({ fantasyApp, tossData, teamUse });
  };
  return (
    <form
      className={classes["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
      <Card>
        <ChoiceList
          label={t("experts.form.app")}
          labelShown
          inline
          choices={[
            ...apps.map(({ slug, name }) => ({ value: slug, label: name })),
            { value: "other", label: t("experts.form.otherApp") },
          ]}
          value={values.fantasyApp}
          onChange={(value) => form.setFieldValue("fantasyApp", value)}
        />
        {problemOf("fantasyApp")}
      </Card>
      <Card>
        <ChoiceList
          label={t("experts.form.toss")}
          labelShown
          inline
          choices={tossOptions.map((value) => ({ value, label: t(`experts.toss.${value}`) }))}
          value={values.tossData}
          onChange={(value) => form.setFieldValue("tossData", value)}
        />
        {problemOf("tossData")}
      </Card>
      <Card>
        <ChoiceList
          label={t("experts.form.use")}
          labelShown
          inline
          choices={teamUses.map((value) => ({ value, label: t(`experts.use.${value}`) }))}
          value={values.teamUse}
          onChange={(value) => form.setFieldValue("teamUse", value)}
        />
        {problemOf("teamUse")}
      </Card>
      <p className={classes["note"]}>{t("experts.form.closes")}</p>
      <Button type="submit" loading={busy}>
        {label}
      </Button>
    </form>
  );
};

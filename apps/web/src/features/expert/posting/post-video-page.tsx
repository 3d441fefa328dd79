import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useForm } from "#lib/use-form.ts";
import type { BodyOf } from "@teamwright/contract";
import type { experts } from "@teamwright/contract/resources/experts";
import type { MatchDetail } from "@teamwright/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { ChoiceList } from "#blocks/choice-list/choice-list.tsx";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useOnline } from "#data/api/connection.ts";
import { expertApi } from "#data/api/expert-posts.ts";
import { matchQuery } from "#data/api/match.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { pathTo } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { LeaveDialog, useLeaveGuard } from "#ui/leave-guard.tsx";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import { toast } from "#ui/toast.ts";
import { useBack } from "#ui/use-back.ts";
import { useRefusal } from "#ui/use-refusal.ts";
import { UnsavedContext, useUnsaved } from "#ui/use-unsaved.ts";
import classes from "./posting.module.css";

type VideoLanguage = "1" | "2" | "3";
const languages: readonly VideoLanguage[] = ["1", "2", "3"];

const post = (body: BodyOf<typeof experts.postVideo>, options: { readonly idempotencyKey: string }) =>
  expertApi.postVideo({ body, ...options });

/** Whether the address can be opened in a new tab of the reader: https, with a host. */
const isWebAddress = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === "https:";

const VideoForm = ({ match }: { readonly match: MatchDetail }) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { busy, submit } = useSubmit(post);
  const form = useForm({
    initialValues: { link: "", language: null as VideoLanguage | null },
    validate: ({ link }) =>
      link.trim() !== "" && !isWebAddress(link.trim()) ? { link: t("replies.videoLinkHttps") } : {},
  });
  const { values } = form;
  useUnsaved(form.isDirty());
  const refusal = useRefusal(
    values.link.trim() === "" || values.language === null ? t("replies.videoFieldsRequired") : null,
  );
  const send = async ({
    link,
    language,
  }: {
    readonly link: string;
    readonly language: VideoLanguage | null;
  }) => {
    if (refusal.refuses() || language === null) return;
    const result = await submit({
      matchId: match.id,
      seriesName: match.series_name,
      leftName: match.left_team_name,
      rightName: match.right_team_name,
      leftImage: match.left_team_image,
      rightImage: match.right_team_image,
      videoLink: link.trim(),
      videoLanguage: language === "1" ? 1 : language === "2" ? 2 : 3,
    });
    if (result === null) return;
    if (!result.ok)
      return toast.error(
        result.status === 0 || result.status >= 500 ? t("experts.videos.postFailed") : result.message,
      );
    form.markSaved();
    toast.success(result.data.message);
    await client.invalidateQueries({ queryKey: ["match-posts", match.id] });
    await navigate(pathTo("expertVideo", { match: match.id }), { replace: true });
  };
  return (
    <form className={classes["form"]} onSubmit={form.onSubmit((values) => void send(values))}>
      <TextInput
        label={t("experts.videos.link")}
        description={t("experts.videos.linkHint")}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        {...form.getInputProps("link")}
      />
      <Card>
        <ChoiceList
          label={t("experts.videos.languageLabel")}
          labelShown
          inline
          choices={languages.map((value) => ({ value, label: t(`experts.videos.language.${value}`) }))}
          value={values.language}
          onChange={(value) => form.setFieldValue("language", value)}
        />
      </Card>
      <ProblemNotice problem={refusal.shownRefusal} />
      <Button type="submit" loading={busy}>
        {t("experts.videos.post")}
      </Button>
    </form>
  );
};

/** /storeexpertvideo/{matchId}: posts a video of the match. */
export const PostVideoPage = () => {
  const { matchId = "" } = useParams();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const guard = useLeaveGuard(isUnsaved, useBack(pathTo("superDecision", { id: matchId })));
  return (
    <MatchScreen
      title={t("experts.videos.postTitle")}
      match={useQuery(matchQuery(matchId))}
      online={useOnline()}
      onBack={guard.onBack}
      narrow
    >
      {(match) => (
        <UnsavedContext value={setIsUnsaved}>
          <VideoForm match={match} />
          <LeaveDialog guard={guard} />
        </UnsavedContext>
      )}
    </MatchScreen>
  );
};

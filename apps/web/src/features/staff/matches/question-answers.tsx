import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import { sportBySlug } from "@teamwright/domain";
import { formatInstant } from "#lib/when.ts";
import type { SourceAnswer, Question } from "./attention-queries.ts";
import classes from "./admin-matches.module.css";

type QuestionAnswersProps = {
  readonly question: Question;
  readonly busy: boolean;
  readonly onAnswer: (answer: SourceAnswer) => void;
};

const CREDITS = [6, 7, 7.5, 8, 8.5, 9, 10];
/** So many likely players have a button of their own; the others are in the list. */
const LIKELY = 2;

const Tap = ({
  label,
  busy,
  onTap,
}: {
  readonly label: string;
  readonly busy: boolean;
  readonly onTap: () => void;
}) => (
  <Button variant="soft" size="compact" disabled={busy} onClick={onTap}>
    {label}
  </Button>
);

const SamePlayer = ({ question, busy, onAnswer }: QuestionAnswersProps) => {
  const answer = (index: number) => {
    onAnswer({ kind: "same_player", player_index: index });
  };
  if (question.players.length === 0) return null;
  return (
    <>
      {question.players.slice(0, LIKELY).map(({ player_index, name }) => (
        <Tap
          key={player_index}
          label={t("match-desk.isPlayer", { name })}
          busy={busy}
          onTap={() => {
            answer(player_index);
          }}
        />
      ))}
      <NativeSelect
        aria-label={t("match-desk.samePlayer")}
        value=""
        disabled={busy}
        data={[
          { value: "", label: t("match-desk.samePlayer") },
          ...question.players.map(({ player_index, name }) => ({ value: String(player_index), label: name })),
        ]}
        onChange={(event) => {
          if (event.currentTarget.value !== "") answer(Number(event.currentTarget.value));
        }}
      />
    </>
  );
};

const SameMatch = ({ question, busy, onAnswer }: QuestionAnswersProps) => (
  <>
    {question.matches.map(({ id, title, match_time }) => (
      <Tap
        key={id}
        label={t("match-desk.isMatch", { title, time: formatInstant(match_time) })}
        busy={busy}
        onTap={() => {
          onAnswer({ kind: "same_match", match_id: id });
        }}
      />
    ))}
    <Tap
      label={t("match-desk.newMatch")}
      busy={busy}
      onTap={() => {
        onAnswer({ kind: "new_match" });
      }}
    />
  </>
);

/** The answers to a question, one tap each. */
export const QuestionAnswers = ({ alone, ...props }: QuestionAnswersProps & { readonly alone: boolean }) => {
  const { question, busy, onAnswer } = props;
  const roles = question.code === "role" ? (sportBySlug(question.sport ?? "")?.roles ?? []) : [];
  return (
    <div className={classes["buttons"]}>
      {roles.map(({ code }, role) => (
        <Tap
          key={code}
          label={code}
          busy={busy}
          onTap={() => {
            onAnswer({ kind: "role", role });
          }}
        />
      ))}
      {question.code === "credits" &&
        CREDITS.map((credits) => (
          <Tap
            key={credits}
            label={String(credits)}
            busy={busy}
            onTap={() => {
              onAnswer({ kind: "credits", credits });
            }}
          />
        ))}
      {alone && <SamePlayer {...props} />}
      {question.code === "same_match" && <SameMatch {...props} />}
      <Button
        variant="subtle"
        size="compact"
        disabled={busy}
        onClick={() => {
          onAnswer({ kind: "ignore" });
        }}
      >
        {t("match-desk.ignore")}
      </Button>
    </div>
  );
};

import { primeBooking } from "@teamwright/contract/resources/prime-booking";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useState } from "react";
import { apiOf } from "#data/api/client.ts";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { ChipButton } from "#ui/chip.tsx";
import { toast } from "#ui/toast.ts";
import { bookingQuery } from "./booking-query.ts";
import classes from "./booking.module.css";
import { readCount } from "./read-count.ts";

const api = apiOf({ primeBooking });

const presets = [3, 5, 10, 20];

interface BookFormProps {
  readonly matchId: string;
  readonly phone: string;
}

type BookingInput = { readonly matchId: string; readonly phoneNumber: string; readonly bookedTeams: number };
const send = async (body: BookingInput, options: { readonly idempotencyKey: string }) =>
  api.primeBooking.book({ body, ...options });

/** How many teams to book: a field, usual numbers, one button. */
export const BookForm = ({ matchId, phone }: BookFormProps) => {
  const [typedText, setTypedText] = useState("");
  const [problem, setProblem] = useState("");
  const { busy, submit } = useSubmit(send);

  const book = async () => {
    const count = readCount(typedText);
    if (!count.ok) {
      setProblem(t(count.problem));
      return;
    }
    const result = await submit({ matchId, phoneNumber: phone, bookedTeams: count.teams });
    if (result === null) return;
    if (result.ok) toast.success(t("replies.teamsBooked"));
    else toast.error(result.status === 0 ? t("shell.somethingWentWrong") : result.message);
    await queryClient.invalidateQueries(bookingQuery(matchId, phone));
  };
  const choose = (text: string) => {
    setTypedText(text);
    setProblem("");
  };

  return (
    <form
      className={classes["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void book();
      }}
    >
      <TextInput
        label={t("prime.numberOfTeams")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        enterKeyHint="go"
        value={typedText}
        error={problem}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <fieldset className={classes["presets"]}>
        <legend className="visually-hidden">{t("prime.presets")}</legend>
        {presets.map((preset) => (
          <ChipButton
            key={preset}
            pressed={typedText === String(preset)}
            onClick={() => choose(String(preset))}
          >
            {preset}
          </ChipButton>
        ))}
      </fieldset>
      <p className={classes["hint"]}>{t("prime.bookHint")}</p>
      <Button type="submit" loading={busy}>
        {t("prime.bookTeams")}
      </Button>
    </form>
  );
};

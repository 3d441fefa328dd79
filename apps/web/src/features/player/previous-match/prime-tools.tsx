import { primeDesk } from "@teamwright/contract/resources/prime-desk";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useState } from "react";
import { PhoneNumber } from "#blocks/phone-number/phone-number.tsx";
import { apiOf } from "#data/api/client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { pathTo } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./previous-match.module.css";
import { useRefusal } from "#ui/use-refusal.ts";

const api = apiOf({ primeDesk });

const find = async (params: { readonly match: string; readonly teamNumber: number }) =>
  api.primeDesk.findNumber({ params });

interface PrimeToolsProps {
  readonly matchId: string;
  /** Any attempt of the match: the address of the report carries one. */
  readonly attemptId: number;
  /** The match has begun, so that there are points to report. */
  readonly hasBegun: boolean;
}

/** For prime admins: the report of the posted teams, and whose a team number is. */
export const PrimeTools = ({ matchId, attemptId, hasBegun }: PrimeToolsProps) => {
  const [typedText, setTypedText] = useState("");
  const [phone, setPhone] = useState<string | null>(null);
  const { busy, submit } = useSubmit(find);
  const teamNumber = Number(typedText);
  const refusal = useRefusal(
    /^\d{1,5}$/.test(typedText.trim()) && teamNumber >= 1 ? null : t("replies.invalidTeamNumber"),
  );
  const look = async () => {
    if (refusal.refuses()) return;
    const result = await submit({ match: matchId, teamNumber });
    if (result === null) return;
    setPhone(result.ok ? result.data.phoneNumber : null);
    if (!result.ok) toast.error(result.status === 0 ? t("shell.somethingWentWrong") : result.message);
  };
  return (
    <Card heading={t("staff.primePost.tools")}>
      <form
        className={classes["lookUp"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <TextInput
          label={t("staff.primePost.teamNumber")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typedText}
          error={refusal.shownRefusal}
          onChange={(event) => {
            setTypedText(event.currentTarget.value);
            setPhone(null);
          }}
        />
        <Button type="submit" variant="soft" loading={busy}>
          {t("staff.primePost.findPhone")}
        </Button>
        {hasBegun && (
          <LinkButton
            variant="soft"
            to={pathTo("report", { match: matchId, attempt: attemptId, primetype: "tg-prime" })}
          >
            {t("staff.primePost.toReport")}
          </LinkButton>
        )}
      </form>
      <p className={classes["found"]} aria-live="polite">
        {phone !== null && <PhoneNumber phone={phone} copyLabel={t("staff.booking.copy")} />}
      </p>
    </Card>
  );
};

import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useAllUnstored } from "#data/records/handed-over.ts";
import { t } from "#i18n/translate.ts";
import { pathToAttempt } from "#lib/path-to-attempt.ts";
import { closeToast, showToast } from "#ui/toast.ts";

/**
 * Tells on every other screen that teams could not be stored, until they are; the button opens them, where they can be
 * stored again. Once it is closed, it comes back when the user has been with the teams and has left them again.
 */
export const UnstoredTeams = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [latest] = useAllUnstored();
  const { match, attempt } = latest?.openedAttempt ?? {};
  // Until its screen has moved, the address still has the number that was lost.
  const there = [attempt?.id, latest?.lostNumber].some((id) =>
    `${pathname}/`.includes(`/${encodeURIComponent(match?.id ?? "")}/${id}/`),
  );
  const to =
    match === undefined || attempt === undefined || there
      ? null
      : pathToAttempt(match.id, attempt.id, attempt.type === "toss");
  const message = latest?.notStored?.failure.message ?? "";
  useEffect(() => {
    if (to === null) return undefined;
    const id = showToast("bad", message, {
      label: t("common.generatedTeams"),
      lasting: true,
      onClick: () => void navigate(to),
    });
    return () => closeToast(id);
  }, [to, message, navigate]);
  return null;
};

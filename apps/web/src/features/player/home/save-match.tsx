import { t } from "#i18n/translate.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import type { MatchListItem } from "@teamwright/domain";
import { useEffect } from "react";
import { create } from "zustand";
import type { StorageFailure } from "#data/records/storage-failure.ts";
import { findSavedIds } from "#data/records/saved-ids.ts";
import { BookmarkFilledIcon, BookmarkIcon } from "#ui/icon.tsx";
import { toast } from "#ui/toast.ts";

// The records' library is 30 KB compressed: home loads it on the first save.
const records = () => import("#data/records/caches.ts");

const useSaved = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

let lastRead = 0;

/** Reads which matches are saved, so that their marks are filled. An older read that ends later changes nothing. */
const loadSaved = async (): Promise<void> => {
  const read = ++lastRead;
  const ids = await findSavedIds().catch(() => null);
  if (ids !== null && read === lastRead) useSaved.setState({ ids: new Set(ids) });
};

/** Another page, or another tab, may save matches and remove them. */
export const useSavedMarks = (): void =>
  useEffect(() => {
    void loadSaved();
    const onVisibility = (): void => {
      if (document.visibilityState === "visible") void loadSaved();
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, []);

/** Why a match was not saved, in the user's words. */
const saveFailureText = ({ code, message }: StorageFailure): string =>
  code === "storage_limit_exceeded" || code === "not_found" ? message : t(`home.saveFailed.${code}`);

const save = async (match: MatchListItem): Promise<void> => {
  const outcome = await (await records()).saveMatch(match);
  if (!outcome.ok) {
    toast.error(saveFailureText(outcome.error));
    return;
  }
  void loadSaved();
  if (outcome.value) toast.success(t("home.matchSaved"));
  else toast.warning(t("home.matchAlreadySaved"));
};

/** The mark in a card's corner: saves the match on this device for 7 days. */
export const SaveMatch = ({ match }: { readonly match: MatchListItem }) => {
  const isSaved = useSaved(({ ids }) => ids.has(match.id));
  const sides = { left: match.left_team_name, right: match.right_team_name };
  return (
    <ActionIcon
      style={{
        zIndex: 2,
        marginBlock: -8,
        marginInlineEnd: -10,
        color: isSaved ? "var(--accent)" : "var(--ink-3)",
      }}
      aria-label={isSaved ? t("home.saved", sides) : t("home.save", sides)}
      onClick={() => {
        void save(match);
      }}
    >
      {isSaved ? <BookmarkFilledIcon /> : <BookmarkIcon />}
    </ActionIcon>
  );
};

import { ActionIcon } from "#ui/action-icon.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { memo } from "react";
import type { Ref } from "react";
import { t } from "#i18n/translate.ts";
import { CloseIcon, SearchIcon } from "#ui/icon.tsx";
import classes from "./player-list.module.css";

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly field: Ref<HTMLInputElement>;
}

/** Rendered only for its own changes: a tick on a player changes what is beside it. */
export const SearchField = memo(function SearchField({ query, onQuery, field }: SearchFieldProps) {
  return (
    <TextInput
      ref={field}
      className={classes["search"] ?? ""}
      aria-label={t("strategy.searchPlayers")}
      placeholder={t("strategy.searchPlayers")}
      type="search"
      leftSection={<SearchIcon size={18} />}
      value={query}
      onChange={(event) => onQuery(event.currentTarget.value)}
    />
  );
});

interface SearchToggleProps {
  readonly searching: boolean;
  readonly onToggle: () => void;
}

/** On a phone: shows the field in place of the filters. */
export const SearchToggle = memo(function SearchToggle({ searching, onToggle }: SearchToggleProps) {
  return (
    <ActionIcon
      className={classes["toSearch"] ?? ""}
      aria-label={searching ? t("strategy.closeSearch") : t("strategy.searchPlayers")}
      aria-expanded={searching}
      onClick={onToggle}
    >
      {searching ? <CloseIcon size={20} /> : <SearchIcon size={20} />}
    </ActionIcon>
  );
});

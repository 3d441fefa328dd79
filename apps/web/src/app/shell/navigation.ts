import type { TextKey } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { HomeIcon, MatchesIcon, ResearchIcon, UserIcon, type Icon } from "#ui/icon.tsx";

export type Destination = {
  readonly to: string;
  readonly label: TextKey;
  readonly icon: Icon;
  readonly isNew?: boolean;
};

/** Home, My matches, Research, User. */
export const mainDestinations: readonly Destination[] = [
  { to: paths.home, label: "shell.home", icon: HomeIcon },
  { to: paths.myMatches, label: "shell.myMatches", icon: MatchesIcon },
  { to: paths.research, label: "shell.research", icon: ResearchIcon, isNew: true },
  { to: paths.profile, label: "shell.user", icon: UserIcon },
];

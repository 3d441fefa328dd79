import type { Text } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { screenExists, setScreens } from "../../lib/screens.ts";
import { HomeIcon, MatchesIcon, ResearchIcon, UserIcon, type Icon } from "../../ui/icon.tsx";
import { entries } from "../screens.tsx";

export type Destination = {
  readonly to: string;
  readonly label: (text: Text) => string;
  readonly icon: Icon;
  readonly isNew?: boolean;
};

const all: readonly Destination[] = [
  { to: paths.home, label: ({ shell }) => shell.home, icon: HomeIcon },
  { to: paths.myMatches, label: ({ shell }) => shell.myMatches, icon: MatchesIcon },
  { to: paths.research, label: ({ shell }) => shell.research, icon: ResearchIcon, isNew: true },
  { to: paths.profile, label: ({ shell }) => shell.user, icon: UserIcon },
];

setScreens(entries.map((entry) => entry.path));

/** Home, My matches, Research, User. */
export const mainDestinations = all.filter(({ to }) => screenExists(to));

import { NavLink } from "react-router";
import { useBootstrap } from "../../data/api/bootstrap.ts";
import { useSession, type Session } from "../../data/api/session.ts";
import { useText, type Text } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { screenExists } from "../../lib/screens.ts";
import {
  BookIcon,
  BookmarkIcon,
  BulbIcon,
  InfoIcon,
  PhoneIcon,
  PlayIcon,
  ResearchIcon,
  SettingsIcon,
  ShieldIcon,
  UserIcon,
  type Icon,
} from "../../ui/icon.tsx";
import classes from "./shell.module.css";

type Role = "everyone" | "accounts" | "staff" | "superuser" | "admin" | "group";

type MenuEntry = {
  readonly to: string;
  readonly label: (text: Text) => string;
  readonly icon: Icon;
  readonly forWhom: Role;
};

// Source: document 000, section 6.
const entries: readonly MenuEntry[] = [
  {
    to: paths.savedMatches,
    label: ({ shell }) => shell.savedMatches,
    icon: BookmarkIcon,
    forWhom: "everyone",
  },
  { to: paths.registerUser, label: ({ shell }) => shell.registerUser, icon: UserIcon, forWhom: "staff" },
  { to: paths.manageUser, label: ({ shell }) => shell.manageUser, icon: SettingsIcon, forWhom: "accounts" },
  {
    to: paths.accountsData,
    label: ({ shell }) => shell.accountsData,
    icon: ResearchIcon,
    forWhom: "superuser",
  },
  {
    to: paths.adminDecisionPanel,
    label: ({ shell }) => shell.adminDashboard,
    icon: ShieldIcon,
    forWhom: "admin",
  },
  {
    to: paths.adminAccountsData,
    label: ({ shell }) => shell.adminAccountsData,
    icon: ResearchIcon,
    forWhom: "admin",
  },
  { to: paths.hashValue, label: ({ shell }) => shell.hashValue, icon: ShieldIcon, forWhom: "admin" },
  {
    to: paths.primeOwnerPanel,
    label: ({ shell }) => shell.manageGroupInfo,
    icon: UserIcon,
    forWhom: "group",
  },
  { to: paths.howToGenerate, label: ({ shell }) => shell.howToGenerate, icon: BookIcon, forWhom: "everyone" },
  { to: paths.bestTips, label: ({ shell }) => shell.bestTips, icon: BulbIcon, forWhom: "everyone" },
  { to: paths.refundPolicy, label: ({ shell }) => shell.refundPolicy, icon: ShieldIcon, forWhom: "everyone" },
  { to: paths.contactUs, label: ({ shell }) => shell.contactUs, icon: PhoneIcon, forWhom: "everyone" },
  { to: paths.aboutUs, label: ({ shell }) => shell.aboutUs, icon: InfoIcon, forWhom: "everyone" },
];

const rolesOf = (session: Session): ReadonlySet<Role> => {
  const roles = new Set<Role>(["everyone"]);
  if (session.state !== "in") return roles;
  const { user_role, prime_admin, group_admin } = session.status;
  if (user_role === "admin" || user_role === "superuser") roles.add("accounts").add("staff").add(user_role);
  // A prime admin without a role finds the prime controls on the same screen.
  if (prime_admin) roles.add("accounts");
  if (group_admin) roles.add("group");
  return roles;
};

const VideoChannel = ({ onChoose }: { readonly onChoose?: (() => void) | undefined }) => {
  const { shell } = useText();
  const address = useBootstrap()?.video_channel_url;
  if (address === undefined) return null;
  return (
    <li>
      <a
        href={address}
        className={classes["navLink"]}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onChoose}
      >
        <PlayIcon />
        {shell.videoChannel}
      </a>
    </li>
  );
};

/** The side menu's links for this account's roles; on the rail and in the phone's drawer. */
export const MenuEntries = ({ onChoose }: { readonly onChoose?: () => void }) => {
  const text = useText();
  const roles = rolesOf(useSession());
  const shown = entries.filter((entry) => roles.has(entry.forWhom) && screenExists(entry.to));
  return (
    <ul className={classes["navList"]}>
      {shown.map(({ to, label, icon: IconOf }) => (
        <li key={to}>
          <NavLink to={to} className={classes["navLink"] ?? ""} onClick={onChoose}>
            <IconOf />
            {label(text)}
          </NavLink>
        </li>
      ))}
      <VideoChannel onChoose={onChoose} />
    </ul>
  );
};

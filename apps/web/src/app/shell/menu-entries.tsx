import { type TextKey, t } from "#i18n/translate.ts";
import { NavLink } from "react-router";
import { useBootstrap } from "#data/api/bootstrap.ts";
import { useDeskToday, type DeskToday } from "#data/api/desk-today.ts";
import { useSession, type SignInState } from "#data/api/session.ts";
import { paths } from "#lib/paths.ts";
import { screenExists } from "#lib/screens.ts";
import {
  BellIcon,
  BookIcon,
  BookmarkIcon,
  BulbIcon,
  EyeIcon,
  InfoIcon,
  GroupIcon,
  LockIcon,
  MatchesIcon,
  PhoneIcon,
  PlayIcon,
  ReceiptIcon,
  SettingsIcon,
  ShieldIcon,
  TableIcon,
  TrophyIcon,
  UserPlusIcon,
  type Icon,
} from "#ui/icon.tsx";
import classes from "./shell.module.css";

type MenuAudience =
  "everyone" | "signedIn" | "accounts" | "staff" | "superuser" | "admin" | "prime" | "group";

type MenuEntry = {
  readonly to: string;
  readonly label: TextKey;
  readonly icon: Icon;
  readonly forWhom: MenuAudience;
  /** How many things wait for action there. */
  readonly waiting?: (today: DeskToday) => number;
};

const problems = ({ admin }: DeskToday): number =>
  admin === null
    ? 0
    : sum(admin.failed_jobs.map(({ count }) => count)) +
      admin.silent_sources.length +
      admin.undelivered_webhooks;
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

// Source: document 000, section 6.
const entries: readonly MenuEntry[] = [
  {
    to: paths.savedMatches,
    label: "shell.savedMatches",
    icon: BookmarkIcon,
    forWhom: "everyone",
  },
  { to: paths.notices, label: "shell.notices", icon: BellIcon, forWhom: "signedIn" },
  { to: paths.registerUser, label: "shell.registerUser", icon: UserPlusIcon, forWhom: "staff" },
  {
    to: paths.manageUser,
    label: "shell.manageUser",
    icon: SettingsIcon,
    forWhom: "accounts",
  },
  {
    to: paths.users,
    label: "shell.users",
    icon: GroupIcon,
    forWhom: "admin",
    waiting: ({ admin }) => admin?.ends_this_week ?? 0,
  },
  {
    to: paths.accountsData,
    label: "shell.accountsData",
    icon: TableIcon,
    forWhom: "superuser",
  },
  {
    to: paths.adminDecisionPanel,
    label: "shell.adminDashboard",
    icon: ShieldIcon,
    forWhom: "admin",
    waiting: problems,
  },
  {
    to: paths.matchDesk,
    label: "shell.title.matchDesk",
    icon: MatchesIcon,
    forWhom: "admin",
    waiting: ({ admin }) => (admin === null ? 0 : admin.questions + admin.without_lineups.length),
  },
  { to: paths.auditLog, label: "shell.title.auditLog", icon: EyeIcon, forWhom: "admin" },
  {
    to: paths.primeDesk,
    label: "shell.primeDesk",
    icon: TrophyIcon,
    forWhom: "prime",
    waiting: ({ prime }) => (prime === null ? 0 : prime.unposted + prime.report_drafts),
  },
  {
    to: paths.adminAccountsData,
    label: "shell.adminAccountsData",
    icon: TableIcon,
    forWhom: "admin",
  },
  { to: paths.hashValue, label: "shell.hashValue", icon: LockIcon, forWhom: "admin" },
  {
    to: paths.primeOwnerPanel,
    label: "shell.manageGroupInfo",
    icon: GroupIcon,
    forWhom: "group",
  },
  {
    to: paths.howToGenerate,
    label: "shell.howToGenerate",
    icon: BookIcon,
    forWhom: "everyone",
  },
  { to: paths.bestTips, label: "shell.bestTips", icon: BulbIcon, forWhom: "everyone" },
  {
    to: paths.refundPolicy,
    label: "shell.refundPolicy",
    icon: ReceiptIcon,
    forWhom: "everyone",
  },
  { to: paths.contactUs, label: "shell.contactUs", icon: PhoneIcon, forWhom: "everyone" },
  { to: paths.aboutUs, label: "shell.aboutUs", icon: InfoIcon, forWhom: "everyone" },
];

const rolesOf = (session: SignInState): ReadonlySet<MenuAudience> => {
  const roles = new Set<MenuAudience>(["everyone"]);
  if (session.state !== "in") return roles;
  const { user_role, prime_admin, group_admin } = session.status;
  roles.add("signedIn");
  if (user_role === "admin" || user_role === "superuser") roles.add("accounts").add("staff").add(user_role);
  // A prime admin without a role uses the prime controls on the same screen.
  if (prime_admin) roles.add("accounts").add("prime");
  if (group_admin) roles.add("group");
  return roles;
};

const VideoChannel = ({ onChoose }: { readonly onChoose?: (() => void) | undefined }) => {
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
        {t("shell.videoChannel")}
      </a>
    </li>
  );
};

const Waiting = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className={classes["waiting"]} aria-label={t("shell.waiting", { n: count })} role="img">
      {count}
    </span>
  );

/** The side menu's links for this account's roles; on the rail and in the phone's drawer. */
export const MenuEntries = ({ onChoose }: { readonly onChoose?: () => void }) => {
  const roles = rolesOf(useSession());
  const today = useDeskToday();
  const shownEntries = entries.filter((entry) => roles.has(entry.forWhom) && screenExists(entry.to));
  return (
    <ul className={classes["navList"]}>
      {shownEntries.map(({ to, label, icon: IconOf, waiting }) => (
        <li key={to}>
          <NavLink to={to} className={classes["navLink"] ?? ""} onClick={onChoose}>
            <IconOf />
            {t(label)}
            <Waiting count={(today && waiting?.(today)) ?? 0} />
          </NavLink>
        </li>
      ))}
      <VideoChannel onChoose={onChoose} />
    </ul>
  );
};

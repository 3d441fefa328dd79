import type { ReactElement } from "react";

type IconProps = { readonly size?: number; readonly className?: string | undefined };
export type Icon = (props: IconProps) => ReactElement;

/** Icons are decorative: the control around them has the name. Drawn on a 24 grid with a 1.75 stroke. */
const icon =
  (path: string, isFilled = false): Icon =>
  ({ size = 20, className }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );

export const HomeIcon = /* @__PURE__ */ icon(
  "M4 10.5 12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5H14v-6h-4v6H5.5A1.5 1.5 0 0 1 4 19z",
);
export const MatchesIcon = /* @__PURE__ */ icon(
  "M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5zM12 4.5v15M3.5 10H8v4H3.5M20.5 10H16v4h4.5",
);
export const ResearchIcon = /* @__PURE__ */ icon("M4 20h16M6.5 16.5v-5M12 16.5v-11M17.5 16.5v-8");
export const UserIcon = /* @__PURE__ */ icon(
  "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5",
);
export const MenuIcon = /* @__PURE__ */ icon("M4 7h16M4 12h16M4 17h16");
export const MoreIcon = /* @__PURE__ */ icon(
  "M6.700 12a1.700 1.700 0 1 1-3.400 0 1.700 1.700 0 0 1 3.400 0zM13.700 12a1.700 1.700 0 1 1-3.400 0 1.700 1.700 0 0 1 3.400 0zM20.700 12a1.700 1.700 0 1 1-3.400 0 1.700 1.700 0 0 1 3.400 0z",
  true,
);
export const CloseIcon = /* @__PURE__ */ icon("M6 6l12 12M18 6 6 18");
export const BackIcon = /* @__PURE__ */ icon("M14.5 5.5 8 12l6.5 6.5");
export const ForwardIcon = /* @__PURE__ */ icon("M9.5 5.5 16 12l-6.5 6.5");
export const DownIcon = /* @__PURE__ */ icon("M5.5 9.5 12 16l6.5-6.5");
export const UpIcon = /* @__PURE__ */ icon("M5.5 14.5 12 8l6.5 6.5");
export const SearchIcon = /* @__PURE__ */ icon("M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4");
export const SortIcon = /* @__PURE__ */ icon("M8 5v14M4.5 8.5 8 5l3.5 3.5M16 19V5M12.5 15.5 16 19l3.5-3.5");
export const EyeIcon = /* @__PURE__ */ icon(
  "M2.500 12s3.500-6.500 9.500-6.500 9.500 6.500 9.500 6.500-3.500 6.500-9.500 6.500S2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  "M2.500 12s3.500-6.500 9.500-6.500 9.500 6.500 9.500 6.500-3.500 6.500-9.500 6.500S2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4.500 19.500l15-15",
);
export const CheckIcon = /* @__PURE__ */ icon("M5 12.5 10 17.5 19 7");
export const PlusIcon = /* @__PURE__ */ icon("M12 5v14M5 12h14");
export const BookmarkIcon = /* @__PURE__ */ icon(
  "M7 4.5h10A1 1 0 0 1 18 5.500V20l-6-4-6 4V5.500A1 1 0 0 1 7 4.500z",
);
export const BookmarkFilledIcon = /* @__PURE__ */ icon(
  "M7 4.5h10A1 1 0 0 1 18 5.500V20l-6-4-6 4V5.500A1 1 0 0 1 7 4.500z",
  true,
);
export const BellIcon = /* @__PURE__ */ icon(
  "M6.500 10.500a5.500 5.500 0 0 1 11 0c0 5 2 6.500 2 6.500h-15s2-1.500 2-6.500zM10 20a2 2 0 0 0 4 0",
);
export const BoltIcon = /* @__PURE__ */ icon("M13 3 5 13.500h6L10 21l9-11.500h-6.500z", true);
export const SuggestIcon = /* @__PURE__ */ icon(
  "M11 4.500l1.700 4.800 4.800 1.700-4.800 1.700L11 17.500l-1.700-4.800L4.500 11l4.800-1.700zM18 15.500l.8 2.200 2.200.8-2.200.8-.8 2.200-.8-2.200-2.200-.8 2.200-.8z",
);
export const InfoIcon = /* @__PURE__ */ icon(
  "M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM12 11v5.500M12 7.500v.01",
);
export const WarningIcon = /* @__PURE__ */ icon("M12 4 21 19.500H3zM12 10v4.500M12 17v.01");
export const SettingsIcon = /* @__PURE__ */ icon(
  "M4 7h10M18 7h2M4 17h2M10 17h10M16 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
);
export const EditIcon = /* @__PURE__ */ icon("M5 19h3.500L19 8.500 15.500 5 5 15.500zM13 7.500 16.500 11");
export const DeleteIcon = /* @__PURE__ */ icon(
  "M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10 11v5.500M14 11v5.500",
);
export const CopyIcon = /* @__PURE__ */ icon(
  "M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1zM5 16H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1v1",
);
export const ShareIcon = /* @__PURE__ */ icon("M12 15V4M8 7.500 12 4l4 3.500M5 12v7.500h14V12");
export const PrintIcon = /* @__PURE__ */ icon(
  "M7 8V3.500h10V8M7 17H4.500A1 1 0 0 1 3.500 16V9A1 1 0 0 1 4.500 8h15a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H17M7 14h10v6.500H7z",
);
export const DownloadIcon = /* @__PURE__ */ icon("M12 4v11M8 11.500 12 15l4-3.500M5 19.500h14");
export const RefreshIcon = /* @__PURE__ */ icon("M19.500 12a7.500 7.500 0 1 1-2.200-5.300M19.500 3.500v4h-4");
export const TrophyIcon = /* @__PURE__ */ icon(
  "M8 4h8v6a4 4 0 0 1-8 0zM8 5.500H4.500V7A3.500 3.500 0 0 0 8 10.500M16 5.500h3.500V7a3.500 3.500 0 0 1-3.500 3.500M12 14v3.500M8.500 20h7",
);
export const ShieldIcon = /* @__PURE__ */ icon(
  "M12 3.500 19 6v5.500c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9V6z",
);
export const BookIcon = /* @__PURE__ */ icon(
  "M5 5.500A1.500 1.500 0 0 1 6.500 4H19v13H6.500A1.500 1.500 0 0 0 5 18.500zM5 18.500A1.500 1.500 0 0 0 6.500 20H19v-3",
);
export const BulbIcon = /* @__PURE__ */ icon(
  "M9.500 17.500h5M10.500 20.500h3M8.500 14a5.500 5.500 0 1 1 7 0c-.7.600-1 1.200-1 2v1.500h-5V16c0-.800-.300-1.400-1-2z",
);
export const PhoneIcon = /* @__PURE__ */ icon(
  "M6.500 4h3l1.500 4-2 1.500a11 11 0 0 0 5.500 5.500l1.500-2 4 1.500v3A1.500 1.500 0 0 1 18.500 19 14.500 14.500 0 0 1 5 5.500 1.500 1.500 0 0 1 6.500 4z",
);
export const LockIcon = /* @__PURE__ */ icon(
  "M7 10.500h10a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-7.500a1 1 0 0 1 1-1zM8.500 10.500V8a3.500 3.500 0 0 1 7 0v2.500",
);
export const LogoutIcon = /* @__PURE__ */ icon(
  "M14 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h8M10.500 12H20M16.500 8.500 20 12l-3.500 3.500",
);
export const PauseIcon = /* @__PURE__ */ icon("M8.5 6v12M15.5 6v12");
export const PlayIcon = /* @__PURE__ */ icon("M8 5.5v13l10.5-6.5z", true);
export const UserPlusIcon = /* @__PURE__ */ icon(
  "M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM3 20c.6-3.4 3.4-5 7-5s6.4 1.6 7 5M19 8v6M16 11h6",
);
export const GroupIcon = /* @__PURE__ */ icon(
  "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19c.5-3 3-4.5 6.5-4.5s6 1.5 6.5 4.5M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.8c2 .7 3.2 2.2 3.5 4.2",
);
export const TableIcon = /* @__PURE__ */ icon("M4 5h16v14H4ZM4 10h16M4 14.5h16M10 10v9");
export const ReceiptIcon = /* @__PURE__ */ icon("M6 3h12v18l-3-2-3 2-3-2-3 2ZM9.5 8h5M9.5 12h5");

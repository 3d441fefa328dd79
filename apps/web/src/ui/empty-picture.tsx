import classes from "./state.module.css";

/** The picture of empty states: a ground without players. Colours follow the scheme. */
export const EmptyPicture = () => (
  <svg className={classes["picture"]} viewBox="0 0 168 120" fill="none" aria-hidden="true" focusable="false">
    <ellipse cx="84" cy="66" rx="78" ry="48" fill="var(--field)" stroke="var(--field-line)" strokeWidth="2" />
    <ellipse
      cx="84"
      cy="66"
      rx="46"
      ry="27"
      stroke="var(--field-line)"
      strokeWidth="2"
      strokeDasharray="5 6"
    />
    <rect x="77" y="49" width="14" height="34" rx="3" fill="var(--field-line)" />
    <g fill="var(--card)" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="4 3.500">
      <circle cx="42" cy="46" r="11" />
      <circle cx="84" cy="26" r="11" />
      <rect x="115" y="36" width="21" height="21" rx="6" />
      <circle cx="38" cy="84" r="11" />
      <rect x="120" y="76" width="21" height="21" rx="6" />
    </g>
    <circle cx="106" cy="98" r="9" fill="var(--accent)" />
    <path d="M100 93c4 2 8 6 9 12" stroke="var(--accent-ink)" strokeWidth="1.500" strokeLinecap="round" />
  </svg>
);

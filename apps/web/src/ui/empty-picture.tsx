import classes from "./state.module.css";

/** The picture of empty states: the places of two teams without players, of no sport. Colours follow the scheme. */
export const EmptyPicture = () => (
  <svg className={classes["picture"]} viewBox="0 0 168 120" fill="none" aria-hidden="true" focusable="false">
    <rect
      x="7"
      y="13"
      width="154"
      height="94"
      rx="22"
      fill="var(--field)"
      stroke="var(--field-line)"
      strokeWidth="2"
    />
    <g fill="var(--card)" stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="4 3.500">
      <circle cx="62" cy="38" r="11" />
      <circle cx="34" cy="60" r="11" />
      <circle cx="62" cy="82" r="11" />
      <rect x="95" y="27.500" width="21" height="21" rx="6" />
      <rect x="95" y="71.500" width="21" height="21" rx="6" />
    </g>
    <rect x="123.500" y="49.500" width="21" height="21" rx="6" fill="var(--accent)" />
    <path stroke="var(--accent-ink)" strokeWidth="1.500" strokeLinecap="round" />
  </svg>
);

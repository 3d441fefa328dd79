/** The product's logo: two sides, round and square, that form one T. */
export const Mark = ({ size = 32 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="9" fill="var(--accent)" />
    <circle cx="10" cy="11" r="4" fill="var(--accent-ink)" />
    <rect x="18" y="7" width="8" height="8" rx="2" fill="var(--accent-ink)" />
    <rect x="14" y="10" width="4" height="16" rx="2" fill="var(--accent-ink)" />
  </svg>
);

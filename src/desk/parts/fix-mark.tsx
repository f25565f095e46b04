/** The fix mark: "this one". Always beside a text with that meaning. */
export function FixMark() {
  return (
    <svg width="14" height="14" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.6" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="8" cy="8" r="2.6" fill="currentColor" />
    </svg>
  );
}

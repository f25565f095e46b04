import type { LucideIcon } from 'lucide-react';

/** A line icon beside a word that says the same; screen readers skip it. `size` in px: 16, 18, 20 or 24. */
export function Icon({
  of: Shape,
  size = 18,
}: {
  readonly of: LucideIcon;
  readonly size?: 13 | 14 | 16 | 18 | 20 | 22 | 24;
}) {
  return <Shape size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}

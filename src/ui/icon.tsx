import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** A decorative line icon beside a text. `size` in px. */
export function Icon({
  of: shapes,
  size = 18,
}: {
  readonly of: IconNode;
  readonly size?: 13 | 14 | 16 | 18 | 20 | 22 | 24;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(([tag, attributes], place) => createElement(tag, { ...attributes, key: place }))}
    </svg>
  );
}

import type { IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';

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
      {elementsOf(shapes)}
    </svg>
  );
}

const cache = new WeakMap<IconNode, readonly ReactNode[]>();

/** Memoized: an icon's shapes never change, so all copies share their elements. */
function elementsOf(shapes: IconNode): readonly ReactNode[] {
  const elements =
    cache.get(shapes) ?? shapes.map(([tag, attributes], place) => createElement(tag, { ...attributes, key: place }));
  cache.set(shapes, elements);
  return elements;
}

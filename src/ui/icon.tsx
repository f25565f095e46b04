import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** One path where each begins at a point of its own: a page has hundreds of icons. */
function joinPaths(shapes: IconNode): IconNode {
  const isOwn = ([tag, { key: _key, d, ...rest }]: IconNode[number]): boolean =>
    tag === 'path' && String(d).startsWith('M') && Object.keys(rest).length === 0;
  const lines = shapes.filter(isOwn);
  if (lines.length < 2) return shapes;
  return [...shapes.filter((shape) => !isOwn(shape)), ['path', { d: lines.map(([, { d }]) => d).join('') }]];
}

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
      {joinPaths(shapes).map(([tag, attributes], place) => createElement(tag, { ...attributes, key: place }))}
    </svg>
  );
}

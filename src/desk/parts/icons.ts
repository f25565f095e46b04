import type { IconNode } from 'lucide';

/** A key as drawn: bow at the lower left. Lucide's own turned round in version 1. */
export const keyIcon: IconNode = [
  ['circle', { cx: '7.5', cy: '15.5', r: '5.5' }],
  ['path', { d: 'm21 2-9.6 9.6' }],
  ['path', { d: 'm15.5 7.5 3 3L22 7l-3-3' }],
];

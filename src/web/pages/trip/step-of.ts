import type { KeyboardEvent } from 'react';
import { pressedKey } from '#ui/pressed-key.ts';

/** By how many places an arrow key moves a row; null: another key. */
export function stepOf(event: KeyboardEvent): number | null {
  return { ArrowUp: -1, ArrowDown: 1 }[pressedKey(event) ?? ''] ?? null;
}

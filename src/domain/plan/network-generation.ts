import type { Generation } from './plan.ts';

const generations: readonly Generation[] = ['5G', '4G', '3G', '2G'];

/** The newest generation that the words name: `3G/4G` → 4G, `LTE` → 4G; null: none. */
export function readGeneration(words: Iterable<string>): Generation | null {
  const text = [...words].join(' ').toUpperCase();
  const found = generations.find((generation) => text.includes(generation));
  if (found === '5G' || !text.includes('LTE')) return found ?? null;
  return '4G';
}

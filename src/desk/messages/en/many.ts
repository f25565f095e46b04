import { plural } from '#i18n/plural.ts';

/** A formatted count with its noun: `1 review`, `1,200 reviews`. */
export function many(count: number, one: string, other: string): string {
  return `${count.toLocaleString('en')} ${plural('en', count, { one, other })}`;
}

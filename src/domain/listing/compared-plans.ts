import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { planIdPattern } from '#domain/plan/plan-id.ts';
import type { Money } from '#domain/money/money.ts';
import type { PriceTerms } from '#domain/plan/price-facts.ts';
import type { StoredProvider } from '#domain/plan/stored-listing.ts';

/** More columns are unreadable side by side. */
export const maxCompared = 4;

/** Invalid words of an address that are quoted to the visitor: number and length are limited. */
const longestWord = 20;
const mostWords = 8;

export interface AskedPlans {
  /** At most `maxCompared`, each once, in the order of the address. */
  readonly ids: readonly number[];
  /** Invalid ids, cut to a length that can be shown. */
  readonly unread: readonly string[];
  /** Numbers beyond the first `maxCompared`. */
  readonly beyond: readonly number[];
}

/** Reads `plans=1,2,3`; the parameter may also be repeated, as a form does. */
export function readAskedPlans(query: URLSearchParams): AskedPlans {
  const words = query
    .getAll('plans')
    .flatMap((text) => text.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const numbers = [...new Set(words.filter((word) => planIdPattern.test(word)).map(Number))];
  const others = words.filter((word) => !planIdPattern.test(word)).map((word) => word.slice(0, longestWord));
  return {
    ids: numbers.slice(0, maxCompared),
    unread: [...new Set(others)].slice(0, mostWords),
    beyond: numbers.slice(maxCompared, maxCompared + mostWords),
  };
}

/** The page's address without language prefix. The commas of a list need no escape in a query. */
export function comparePath(ids: readonly number[]): string {
  return ids.length === 0 ? '/compare' : `/compare?plans=${ids.join(',')}`;
}

/** The numbers in one word, for a cookie: `12.7.391`. */
export function writeComparedText(ids: readonly number[]): string {
  return ids.join('.');
}

/** Ignores invalid text: cookies may hold anything. */
export function readComparedText(text: string): readonly number[] {
  const words = text.split('.').filter((word) => planIdPattern.test(word));
  return [...new Set(words.map(Number))].slice(0, maxCompared);
}

/** A plan in the compare tray before anything is loaded: without a price, which would be outdated. */
export interface ComparedNote
  extends Pick<ListedPlan, 'id' | 'dataKind' | 'dataMb' | 'dataWords' | 'validityDays'>, Partial<PriceTerms> {
  readonly provider: string;
  /** Base path of the seller's picture, without `.jpg`; null: none. */
  readonly image: string | null;
}

/** The stored facts of a plan in the tray. */
export function noteOf(plan: ListedPlan): ComparedNote {
  const { id, provider, dataKind, dataMb, dataWords, validityDays } = plan;
  const { subscription, newCustomersOnly, ekyc, ads, activation } = plan;
  const { name, image } = provider;
  const terms = { subscription, newCustomersOnly, ekyc, ads, activation };
  return { id, provider: name, image, dataKind, dataMb, dataWords, validityDays, ...terms };
}

/** Parses what a browser has stored; invalid entries are dropped. */
export function readComparedNotes(stored: unknown): readonly ComparedNote[] {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const notes = entries.filter(isNote);
  return notes.filter(({ id }, index) => notes.findIndex((each) => each.id === id) === index).slice(0, maxCompared);
}

const kinds: readonly string[] = ['total', 'daily', 'unlimited', 'payg'] satisfies readonly ListedPlan['dataKind'][];

function isNote(value: unknown): value is ComparedNote {
  if (typeof value !== 'object' || value === null) return false;
  const note: Partial<Record<keyof ComparedNote, unknown>> = value;
  return (
    planIdPattern.test(String(note.id)) &&
    typeof note.id === 'number' &&
    typeof note.provider === 'string' &&
    // Only a path of this site is accepted as a picture.
    (note.image === null || (typeof note.image === 'string' && /^\/(?!\/)/.test(note.image))) &&
    kinds.includes(String(note.dataKind)) &&
    isAmount(note.dataMb) &&
    (note.dataWords === null || typeof note.dataWords === 'string') &&
    isAmount(note.validityDays)
  );
}

function isAmount(value: unknown): boolean {
  return value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0);
}

/** A plan that is no longer offered: its remaining facts. */
export interface WithdrawnPlan {
  readonly id: number;
  readonly name: string;
  readonly provider: StoredProvider;
  /** The last list price, in the seller's own currency. */
  readonly price: Money;
  /** ISO 8601 in UTC: when that price was last seen. */
  readonly checkedAt: string;
}

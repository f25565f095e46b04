import { reviewLimits } from '#domain/review/review-limits.ts';
import { emptyFields, isFilled, type FormFields } from './review-form-state.ts';

/** A review that somebody has begun, as it is kept on the device until it is sent. */
export interface KeptDraft {
  /** Random; with the revision it names an attempt to send it. */
  readonly id: string;
  readonly revision: number;
  readonly fields: FormFields;
  /** ISO 8601 in UTC. */
  readonly keptAt: string;
}

/** Nobody goes on with an older one, and it holds an address. */
const keptDays = 30;

/** Checks what was found on the device; null: nothing that can be gone on with. */
export function readDraft(found: unknown, now: Date): KeptDraft | null {
  if (!isRecord(found) || !isRecord(found['fields'])) return null;
  const { id, revision, keptAt } = found;
  if (typeof id !== 'string' || typeof revision !== 'number' || typeof keptAt !== 'string') return null;
  const age = now.getTime() - Date.parse(keptAt);
  if (!(age <= keptDays * 86_400_000)) return null;
  return { id, revision, keptAt, fields: readFields(found['fields']) };
}

function readFields(found: Readonly<Record<string, unknown>>): FormFields {
  const text = (name: 'name' | 'email' | 'provider' | 'text'): string => {
    const value = found[name];
    return typeof value === 'string' ? value.slice(0, reviewLimits[name]) : '';
  };
  const { rating, countries } = found;
  return {
    name: text('name'),
    email: text('email'),
    provider: text('provider'),
    text: text('text'),
    rating: typeof rating === 'number' && Number.isInteger(rating) && rating >= 0 && rating <= 5 ? rating : 0,
    countries: Array.isArray(countries) ? countries.filter((code) => typeof code === 'string') : [],
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the page knows about the review that somebody is about to write. */
export interface ReviewSubject {
  /** Public id of the provider; empty: still to be chosen. */
  readonly provider: string;
  readonly countries: readonly string[];
}

/**
 * What the form starts with. A draft with words in it is gone on with as it is; where it names no provider or country, the
 * page's are taken. Of a draft that holds no more than a provider and countries nothing is lost when the page's replace it.
 */
export function startingFields(draft: KeptDraft | null, subject: ReviewSubject): FormFields {
  const fresh: FormFields = { ...emptyFields, ...subject };
  if (draft === null) return fresh;
  const { fields } = draft;
  const isWritten = isFilled({ fields: { ...fields, provider: '', countries: [] }, images: [] }, emptyFields);
  if (!isWritten) return subject.provider === '' && subject.countries.length === 0 ? fields : fresh;
  return {
    ...fields,
    provider: fields.provider === '' ? fresh.provider : fields.provider,
    countries: fields.countries.length === 0 ? fresh.countries : fields.countries,
  };
}

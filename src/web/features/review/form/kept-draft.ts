import { readReviewFacts } from '#domain/review/review-facts.ts';
import { reviewLimits } from '#domain/review/review-limits.ts';
import { emptyFields, isFilled, type FormFields } from './review-form-state.ts';

/** A review draft, kept on the device until it is sent. */
export interface KeptDraft {
  /** Random; id and revision identify a sending attempt. */
  readonly id: string;
  readonly revision: number;
  readonly fields: FormFields;
  /** ISO 8601 in UTC. */
  readonly keptAt: string;
}

/** Older drafts are deleted: unlikely to be continued, and they contain an email address. */
const keptDays = 30;

/** Validates a stored draft; null: not usable. */
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
    facts: readReviewFacts(found['facts']),
    countries: Array.isArray(countries) ? countries.filter((code) => typeof code === 'string') : [],
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the page knows about a review to be written. */
export interface ReviewSubject {
  /** Public id of the provider; empty: still to be chosen. */
  readonly provider: string;
  readonly countries: readonly string[];
}

/**
 * The form's initial fields. A draft with text is continued; missing provider or countries come from the page. A draft with
 * only provider and countries is replaced by the page's.
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

import { parseCountryCode } from '#domain/place/countries.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { isEmailAddress, plainEmailAddress } from './email-address.ts';
import { plainName, plainText } from '#domain/kernel/plain-text.ts';
import { readReviewFacts, type ReviewFacts } from './review-facts.ts';
import { reviewLimits } from './review-limits.ts';

/** Names of the fields, in the order of the form. An error is named after its field: `review.error.<name>`. */
export const reviewFields = ['providers', 'countries', 'rating', 'text', 'images', 'name', 'email', 'facts'] as const;

/** What can be wrong with a submission; `recaptcha`: it could not be verified or sent. */
export type ReviewError = (typeof reviewFields)[number] | 'recaptcha';

/** A review as its author wrote it, validated. */
export interface ReviewDraft {
  readonly name: string;
  readonly email: string;
  /** At least one, each once, in the order they were picked. */
  readonly countries: readonly CountryCode[];
  /** Public id of a provider; its existence is checked by the server. */
  readonly provider: string;
  readonly text: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly facts: ReviewFacts;
}

/** The form's values, not validated. */
export interface ReviewDraftInput {
  readonly name: string;
  readonly email: string;
  readonly countries: readonly string[];
  readonly provider: string;
  readonly text: string;
  /** 0: none chosen yet. */
  readonly rating: number;
  readonly facts: ReviewFacts;
}

export type CheckedReviewDraft =
  | { readonly ok: true; readonly value: ReviewDraft }
  /** At least one, each once, in the order of the form. */
  | { readonly ok: false; readonly errors: readonly ReviewError[] };

/** Validates a review, in the browser and on the server. Idempotent: a valid draft stays as it is. */
export function checkReviewDraft(input: ReviewDraftInput): CheckedReviewDraft {
  const value = {
    name: plainName(input.name),
    email: plainEmailAddress(input.email),
    countries: knownCountries(input.countries) ?? [],
    provider: plainName(input.provider),
    text: plainText(input.text),
    rating: input.rating,
    facts: readReviewFacts(input.facts),
  };
  const holds: Readonly<Record<(typeof reviewFields)[number], boolean>> = {
    providers: fits(value.provider, reviewLimits.provider),
    countries: value.countries.length > 0 && value.countries.length <= reviewLimits.countries,
    rating: Number.isInteger(value.rating) && value.rating >= 1 && value.rating <= 5,
    text: fits(value.text, reviewLimits.text),
    images: true,
    name: fits(value.name, reviewLimits.name),
    email: isEmailAddress(value.email),
    facts: !value.facts.isRelated,
  };
  const errors = reviewFields.filter((field) => !holds[field]);
  return errors.length === 0 ? { ok: true, value } : { ok: false, errors };
}

/** Visible characters: a text of spaces and invisible characters alone is empty. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

function fits(text: string, longest: number): boolean {
  return visible.test(text) && text.length <= longest;
}

/** Distinct; null: one of them is unknown. */
function knownCountries(codes: readonly string[]): readonly CountryCode[] | null {
  const parsed = codes.slice(0, reviewLimits.countries + 1).map((code) => parseCountryCode(code));
  const known = parsed.flatMap((country) => (country.ok ? [country.value] : []));
  return known.length === parsed.length ? [...new Set(known)] : null;
}

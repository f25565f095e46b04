import {
  checkReviewDraft,
  reviewFields,
  type ReviewDraftInput,
  type ReviewError,
} from '#domain/review/review-draft.ts';
import { reviewLimits } from '#domain/review/review-limits.ts';
import type { PickedImage } from './picked-image.ts';

/** `confirmation` is what a passed check leads to. */
type ReviewStep = 'editing' | 'confirmation' | 'loading' | 'success';

/** What is written in the form; `provider` is a public id. */
export type FormFields = ReviewDraftInput;

export interface ReviewFormState {
  readonly step: ReviewStep;
  readonly fields: FormFields;
  readonly images: readonly PickedImage[];
  readonly errors: readonly ReviewError[];
  /** Rises each time errors are found again: then they are to be pointed out. */
  readonly errorRound: number;
  /** Rises with every change, so that a changed review is not taken for a repeat of the one sent before. */
  readonly revision: number;
  /** The oldest screenshots had to go to make room for the last ones. */
  readonly hasDropped: boolean;
}

export type ReviewFormAction =
  | { readonly kind: 'edit'; readonly change: Partial<FormFields> }
  | { readonly kind: 'add-images'; readonly images: readonly PickedImage[] }
  | { readonly kind: 'remove-image'; readonly id: string }
  /** Screenshots of a draft that was kept; what has been picked since stays. */
  | { readonly kind: 'restore-images'; readonly images: readonly PickedImage[] }
  | { readonly kind: 'continue' }
  | { readonly kind: 'back' }
  | { readonly kind: 'send' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly errors: readonly ReviewError[] };

export const emptyFields: FormFields = { name: '', email: '', countries: [], provider: '', text: '', rating: 0 };

export function startReviewForm(fields: FormFields, revision: number): ReviewFormState {
  return { step: 'editing', fields, images: [], errors: [], errorRound: 0, revision, hasDropped: false };
}

/** The next state of the form. What does not fit the step that it is in changes nothing. */
export function reviewFormReducer(state: ReviewFormState, action: ReviewFormAction): ReviewFormState {
  switch (state.step) {
    case 'editing':
      return whileEditing(state, action);
    case 'confirmation':
      return whileConfirming(state, action);
    case 'loading':
      if (action.kind === 'sent') return { ...state, step: 'success' };
      return action.kind === 'failed' ? backWithErrors(state, action.errors) : state;
    case 'success':
      return state;
  }
}

function whileEditing(state: ReviewFormState, action: ReviewFormAction): ReviewFormState {
  switch (action.kind) {
    case 'edit': {
      const touched = Object.keys(action.change).map((name) => (name === 'provider' ? 'providers' : name));
      return changed({ ...state, fields: { ...state.fields, ...action.change } }, touched);
    }
    case 'add-images':
    case 'restore-images':
      return withMoreImages(state, action);
    case 'remove-image': {
      const images = state.images.filter(({ id }) => id !== action.id);
      return { ...changed(state, ['images']), images, hasDropped: false };
    }
    case 'continue': {
      const checked = checkReviewDraft(state.fields);
      return checked.ok ? { ...state, step: 'confirmation', errors: [] } : backWithErrors(state, checked.errors);
    }
    default:
      return state;
  }
}

/** Screenshots that were still being made smaller, or read, come late. */
function whileConfirming(state: ReviewFormState, action: ReviewFormAction): ReviewFormState {
  switch (action.kind) {
    case 'back':
      return { ...state, step: 'editing' };
    case 'send':
      return { ...state, step: 'loading' };
    case 'add-images':
    case 'restore-images':
      return withMoreImages(state, action);
    default:
      return state;
  }
}

function withMoreImages(
  state: ReviewFormState,
  { kind, images }: Extract<ReviewFormAction, { kind: 'add-images' | 'restore-images' }>,
): ReviewFormState {
  if (kind === 'restore-images') return withImages(state, [...images, ...state.images]);
  return withImages(changed(state, ['images']), [...state.images, ...images]);
}

function changed(state: ReviewFormState, touched: readonly string[]): ReviewFormState {
  const errors = state.errors.filter((error) => !touched.includes(error));
  return { ...state, errors, revision: state.revision + 1 };
}

/** Keeps the newest ones. */
function withImages(state: ReviewFormState, images: readonly PickedImage[]): ReviewFormState {
  return { ...state, images: images.slice(-reviewLimits.images), hasDropped: images.length > reviewLimits.images };
}

function backWithErrors(state: ReviewFormState, errors: readonly ReviewError[]): ReviewFormState {
  return { ...state, step: 'editing', errors, errorRound: state.errorRound + 1 };
}

/** True when a visitor has put anything into it beyond what it started with. */
export function isFilled({ fields, images }: Pick<ReviewFormState, 'fields' | 'images'>, start: FormFields): boolean {
  return images.length > 0 || !isSame(fields, start);
}

function isSame(fields: FormFields, start: FormFields): boolean {
  const texts = ['name', 'email', 'provider', 'text', 'rating'] as const;
  return (
    texts.every((name) => fields[name] === start[name] || fields[name] === emptyFields[name]) &&
    (fields.countries.length === 0 || fields.countries.join(' ') === start.countries.join(' '))
  );
}

/**
 * What a server that refused a review has to say of its fields. Whatever else went wrong, the visitor can only try again:
 * then it is `recaptcha` alone.
 * @param answer the parsed body of its answer
 */
export function readRefusal(answer: unknown): readonly ReviewError[] {
  const named = typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : null;
  const errors = Array.isArray(named) ? reviewFields.filter((field) => named.includes(field)) : [];
  return errors.length === 0 || (Array.isArray(named) && named.includes('recaptcha')) ? ['recaptcha'] : errors;
}

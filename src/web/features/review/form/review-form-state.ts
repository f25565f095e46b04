import {
  checkReviewDraft,
  reviewFields,
  type ReviewDraftInput,
  type ReviewError,
} from '#domain/review/review-draft.ts';
import { noFacts } from '#domain/review/review-facts.ts';
import { reviewLimits } from '#domain/review/review-limits.ts';
import type { ImageNews, PickedImage } from './picked-image.ts';

/** `confirmation` follows successful validation. */
type ReviewStep = 'editing' | 'confirmation' | 'loading' | 'success';

/** The form's fields; `provider` is a public id. */
export type FormFields = ReviewDraftInput;

export interface ReviewFormState {
  readonly step: ReviewStep;
  readonly fields: FormFields;
  readonly images: readonly PickedImage[];
  /** Picks still being resized; the review is not sent before they are done. */
  readonly resizing: number;
  readonly imageNews: readonly ImageNews[];
  readonly errors: readonly ReviewError[];
  /** Incremented with each failed validation, to focus the error summary again. */
  readonly errorRound: number;
  /** Incremented with every change, so that a changed review is not treated as a retry. */
  readonly revision: number;
  /** The oldest screenshots were dropped to make room for the newest. */
  readonly hasDropped: boolean;
}

export type ReviewFormAction =
  | { readonly kind: 'edit'; readonly change: Partial<FormFields> }
  | { readonly kind: 'resize-images' }
  /** The outcome of `resize-images`. */
  | { readonly kind: 'add-images'; readonly images: readonly PickedImage[]; readonly news: readonly ImageNews[] }
  | { readonly kind: 'remove-image'; readonly id: string }
  /** Screenshots of a kept draft; ones picked since then stay. */
  | { readonly kind: 'restore-images'; readonly images: readonly PickedImage[] }
  | { readonly kind: 'continue' }
  | { readonly kind: 'back' }
  | { readonly kind: 'send' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly errors: readonly ReviewError[] };

export const emptyFields: FormFields = {
  name: '',
  email: '',
  countries: [],
  provider: '',
  text: '',
  rating: 0,
  facts: noFacts,
};

export function startReviewForm(fields: FormFields, revision: number): ReviewFormState {
  const noImages = { images: [], resizing: 0, imageNews: [], hasDropped: false };
  return { step: 'editing', fields, ...noImages, errors: [], errorRound: 0, revision };
}

/** The next state of the form. Actions that do not fit the current step are ignored. */
export function reviewFormReducer(state: ReviewFormState, action: ReviewFormAction): ReviewFormState {
  switch (state.step) {
    case 'editing':
      return whileEditing(state, action);
    case 'confirmation':
      return whileConfirming(state, action);
    case 'loading':
      if (action.kind === 'sent') return { ...state, step: 'success' };
      // Kept for another try, should this one fail.
      if (action.kind === 'restore-images') return withMoreImages(state, action);
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
    case 'resize-images':
      return { ...state, resizing: state.resizing + 1, imageNews: [] };
    case 'add-images':
    case 'restore-images':
      return withMoreImages(state, action);
    case 'remove-image': {
      const images = state.images.filter(({ id }) => id !== action.id);
      return { ...changed(state, ['images']), images, imageNews: [], hasDropped: false };
    }
    case 'continue': {
      const checked = checkReviewDraft(state.fields);
      return checked.ok ? { ...state, step: 'confirmation', errors: [] } : backWithErrors(state, checked.errors);
    }
    default:
      return state;
  }
}

/** Facts are added here; screenshots may still arrive from resizing or loading. */
function whileConfirming(state: ReviewFormState, action: ReviewFormAction): ReviewFormState {
  switch (action.kind) {
    case 'back':
      return { ...state, step: 'editing' };
    case 'edit': {
      const { facts } = action.change;
      return facts === undefined ? state : changed({ ...state, fields: { ...state.fields, facts } }, ['facts']);
    }
    case 'send':
      return state.resizing > 0 || state.fields.facts.isRelated ? state : { ...state, step: 'loading' };
    case 'add-images':
    case 'restore-images':
      return withMoreImages(state, action);
    default:
      return state;
  }
}

function withMoreImages(
  state: ReviewFormState,
  action: Extract<ReviewFormAction, { kind: 'add-images' | 'restore-images' }>,
): ReviewFormState {
  if (action.kind === 'restore-images') return withImages(state, [...action.images, ...state.images]);
  const { images, news } = action;
  const after = { ...state, resizing: state.resizing - 1, imageNews: [...new Set([...state.imageNews, ...news])] };
  return images.length === 0 ? after : withImages(changed(after, ['images']), [...state.images, ...images]);
}

function changed(state: ReviewFormState, touched: readonly string[]): ReviewFormState {
  const errors = state.errors.filter((error) => !touched.includes(error));
  return { ...state, errors, revision: state.revision + 1 };
}

/** Keeps the newest images. */
function withImages(state: ReviewFormState, images: readonly PickedImage[]): ReviewFormState {
  return { ...state, images: images.slice(-reviewLimits.images), hasDropped: images.length > reviewLimits.images };
}

function backWithErrors(state: ReviewFormState, errors: readonly ReviewError[]): ReviewFormState {
  return { ...state, step: 'editing', errors, errorRound: state.errorRound + 1 };
}

/** True if the visitor has entered anything beyond the initial fields. */
export function isFilled({ fields, images }: Pick<ReviewFormState, 'fields' | 'images'>, start: FormFields): boolean {
  return images.length > 0 || !isSame(fields, start);
}

function isSame(fields: FormFields, start: FormFields): boolean {
  const texts = ['name', 'email', 'provider', 'text', 'rating'] as const;
  return (
    texts.every((name) => fields[name] === start[name] || fields[name] === emptyFields[name]) &&
    (fields.countries.length === 0 || fields.countries.join() === start.countries.join())
  );
}

/**
 * The field errors in a rejection. For any other failure the visitor can only retry: then `recaptcha` alone.
 * @param answer the parsed response body
 */
export function readRefusal(answer: unknown): readonly ReviewError[] {
  const named = typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : null;
  const errors = Array.isArray(named) ? reviewFields.filter((field) => named.includes(field)) : [];
  return errors.length === 0 || (Array.isArray(named) && named.includes('recaptcha')) ? ['recaptcha'] : errors;
}

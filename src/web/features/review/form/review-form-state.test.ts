import { noFacts } from '#domain/review/review-facts.ts';
import { describe, expect, it } from 'vitest';
import {
  emptyFields,
  isFilled,
  readRefusal,
  reviewFormReducer,
  startReviewForm,
  type FormFields,
  type ReviewFormAction,
  type ReviewFormState,
} from './review-form-state.ts';

const complete: FormFields = {
  name: 'Marta',
  email: 'marta@example.org',
  countries: ['JP'],
  provider: 'p1',
  text: 'Worked at once.',
  rating: 4,
  facts: noFacts,
};

const walk = (start: ReviewFormState, ...actions: ReviewFormAction[]): ReviewFormState =>
  actions.reduce(reviewFormReducer, start);
const picture = (id: string) => ({ id, blob: new Blob([id]), preview: '' });
const resize: ReviewFormAction = { kind: 'resize-images' };
const pick = (...ids: string[]): ReviewFormAction[] => [
  resize,
  { kind: 'add-images', images: ids.map(picture), news: [] },
];
const idsOf = ({ images }: ReviewFormState) => images.map(({ id }) => id);
const [next, back, send, sent] = (['continue', 'back', 'send', 'sent'] as const).map((kind) => ({ kind })) as [
  ReviewFormAction,
  ReviewFormAction,
  ReviewFormAction,
  ReviewFormAction,
];
const failed: ReviewFormAction = { kind: 'failed', errors: ['recaptcha'] };

describe('reviewFormReducer', () => {
  it('goes from the form over confirmation and loading to success', () => {
    const steps: string[] = [];
    [next, send, sent].reduce(
      (state, action) => {
        const after = reviewFormReducer(state, action);
        steps.push(after.step);
        return after;
      },
      startReviewForm(complete, 0),
    );
    expect(steps).toEqual(['confirmation', 'loading', 'success']);
  });

  it('names every required field that is missing, in the order of the form', () => {
    const state = walk(startReviewForm(emptyFields, 0), next);
    expect(state).toMatchObject({
      step: 'editing',
      errors: ['providers', 'countries', 'rating', 'text', 'name', 'email'],
      errorRound: 1,
    });
    expect(walk(state, next).errorRound).toBe(2);
  });

  it.each([
    ['providers', { provider: 'p1' }],
    ['countries', { countries: ['JP'] }],
    ['rating', { rating: 1 }],
    ['text', { text: 'G' }],
    ['name', { name: 'M' }],
    ['email', { email: 'm' }],
  ] as const)('takes the error of %s away when it is edited, and no other', (error, change) => {
    const before = walk(startReviewForm(emptyFields, 0), next);
    const after = walk(before, { kind: 'edit', change });
    expect(before.errors.filter((each) => !after.errors.includes(each))).toEqual([error]);
  });

  it('comes back from confirmation with everything as it was', () => {
    const start = walk(startReviewForm(complete, 3), ...pick('a'));
    expect(walk(start, next, back)).toEqual(start);
  });

  it('comes back to the form when sending fails, with the one error recaptcha and everything kept', () => {
    const state = walk(startReviewForm(complete, 0), ...pick('a'), next, send, failed);
    expect(state).toMatchObject({ step: 'editing', errors: ['recaptcha'], fields: complete });
    expect(idsOf(state)).toEqual(['a']);
    expect(walk(state, next)).toMatchObject({ step: 'confirmation', errors: [] });
  });

  it('takes no step that there is not', () => {
    const editing = startReviewForm(complete, 0);
    for (const action of [send, sent, failed, back]) expect(walk(editing, action)).toBe(editing);
    const confirmation = walk(editing, next);
    for (const action of [sent, failed, next, { kind: 'edit', change: { text: '' } } as const])
      expect(walk(confirmation, action)).toBe(confirmation);
    const loading = walk(confirmation, send);
    for (const action of [back, next, send]) expect(walk(loading, action)).toBe(loading);
    const success = walk(loading, sent);
    for (const action of [back, next, send, failed]) expect(walk(success, action)).toBe(success);
  });

  it('keeps five screenshots and drops the oldest', () => {
    const five = walk(startReviewForm(emptyFields, 0), ...pick('a', 'b', 'c', 'd'), ...pick('e'));
    expect(five.hasDropped).toBe(false);
    const seven = walk(five, ...pick('f', 'g'));
    expect(idsOf(seven)).toEqual(['c', 'd', 'e', 'f', 'g']);
    expect(seven.hasDropped).toBe(true);
    const six = walk(seven, { kind: 'remove-image', id: 'd' });
    expect(idsOf(six)).toEqual(['c', 'e', 'f', 'g']);
    expect(six.hasDropped).toBe(false);
  });

  it('is not sent before every picked screenshot is there', () => {
    const waiting = walk(startReviewForm(complete, 0), resize, resize, next);
    expect(walk(waiting, send)).toBe(waiting);
    const [, added] = pick('a') as [ReviewFormAction, ReviewFormAction];
    const half = walk(waiting, added, send);
    expect(half.step).toBe('confirmation');
    const whole = walk(half, { kind: 'add-images', images: [], news: ['refused'] });
    expect(whole.imageNews).toEqual(['refused']);
    expect(walk(whole, send)).toMatchObject({ step: 'loading', images: [{ id: 'a' }] });
  });

  it('keeps a screenshot of the draft that is read while the review is being sent', () => {
    const late = { kind: 'restore-images', images: [picture('a')] } as const;
    expect(idsOf(walk(startReviewForm(complete, 0), next, send, late, failed))).toEqual(['a']);
  });

  it('puts the screenshots of the draft before those picked meanwhile', () => {
    const state = walk(startReviewForm(emptyFields, 0), ...pick('b'), {
      kind: 'restore-images',
      images: [picture('a')],
    });
    expect(idsOf(state)).toEqual(['a', 'b']);
  });

  it('counts changes of what is sent, and nothing else', () => {
    const state = walk(
      startReviewForm(complete, 7),
      { kind: 'edit', change: { text: 'Other' } },
      ...pick('a'),
      { kind: 'remove-image', id: 'a' },
      next,
      send,
      failed,
    );
    expect(state.revision).toBe(10);
  });
});

describe('isFilled', () => {
  const of = (fields: Partial<FormFields>, images = 0): boolean =>
    isFilled(
      { fields: { ...emptyFields, ...fields }, images: Array.from({ length: images }, () => picture('a')) },
      start,
    );
  const start = { ...emptyFields, provider: 'p1', countries: ['JP'] };

  it('is false for what the page had filled in', () => {
    expect(of({ provider: 'p1', countries: ['JP'] })).toBe(false);
    expect(of({})).toBe(false);
  });

  it.each([
    { provider: 'p2' },
    { countries: ['JP', 'KR'] },
    { rating: 1 },
    { text: ' ' },
    { name: 'M' },
    { email: 'm' },
  ])('is true for %o', (change) => expect(of(change)).toBe(true));

  it('is true with a screenshot', () => expect(of({}, 1)).toBe(true));
});

describe('readRefusal', () => {
  it('gives the fields that the server names', () => {
    expect(readRefusal({ errors: ['name', 'images'] })).toEqual(['images', 'name']);
  });

  it.each([null, 'x', [], {}, { errors: 'name' }, { errors: ['nonsense'] }, { errors: ['name', 'recaptcha'] }])(
    'is recaptcha alone for %o',
    (answer) => expect(readRefusal(answer)).toEqual(['recaptcha']),
  );
});

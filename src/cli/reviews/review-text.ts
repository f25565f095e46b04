import type { DeskReview, DeskReviewDetail, ReviewEvent } from '#runtime/services/reviews/open-reviews.ts';
import { printable } from '#cli/terminal/printable.ts';

interface Shown {
  /** Moderation hides the rating by default. */
  readonly withRating: boolean;
}

/** A review as text: a head line, its facts and the unchanged review text. */
export function describeReview(review: DeskReview, { withRating }: Shown): string {
  const { id, provider, createdAt, language, imageCount, text, reply } = review;
  const screenshots = imageCount === 0 ? [] : [`${imageCount} ${imageCount === 1 ? 'screenshot' : 'screenshots'}`];
  const facts = [
    printable(provider.name),
    review.countries.join(' '),
    ...(language === null ? [] : [language]),
    ...screenshots,
    ...(review.isGiven ? ['something was given for it'] : []),
    ...(withRating ? [`${review.rating} of 5`] : []),
  ];
  return [
    `${id}  ${minuteOf(createdAt)}  ${describeStatus(review)}`,
    `  ${facts.join(' · ')}`,
    `  by ${printable(review.authorName)}`,
    ...(review.waiting === null ? [] : [`  waits: ${describeWaiting(review.waiting)}`]),
    ...(review.note === null ? [] : [`  note: ${printable(review.note)}`]),
    ...review.flags.map((flag) => `  look at: ${describeFlag(flag)}`),
    ...(review.repeats === null ? [] : [`  same text as ${review.repeats}`]),
    indent(text),
    ...(reply === null ? [] : [`  reply of ${minuteOf(reply.at)}:`, indent(reply.text)]),
    '',
  ].join('\n');
}

const flagWords = {
  'qr-code': 'QR code in screenshot',
  link: 'link at',
  phone: 'phone number at',
  email: 'email address at',
  digits: 'row of digits at',
  'same-text': 'same text as',
  'same-author': 'same author name as',
  burst: 'more than three for this provider in ten minutes',
} as const;

/** Positions as `reviews black-out` takes them. */
function describeFlag({ kind, begins, ends, otherId }: DeskReview['flags'][number]): string {
  const where = ends === null ? (begins === null ? otherId : String(begins + 1)) : `${begins}-${ends}`;
  return where === null ? flagWords[kind] : `${flagWords[kind]} ${where}`;
}

function describeWaiting({ action, operator, dueAt }: NonNullable<DeskReview['waiting']>): string {
  return `${action} by ${printable(operator)}, at ${dueAt.slice(11, 19)} UTC`;
}

/** The same with screenshots and history. */
export function describeReviewDetail(review: DeskReviewDetail, shown: Shown): string {
  const images = review.images.map(
    ({ position, width, height, byteCount }) =>
      `  screenshot ${position + 1}: ${width} × ${height}, ${Math.ceil(byteCount / 1000)} kB\n`,
  );
  return `${describeReview(review, shown)}${images.join('')}${review.events.map(describeEvent).join('')}`;
}

/** The same as JSON. */
export function reviewForScript<Review extends DeskReview>(review: Review, { withRating }: Shown): object {
  const { rating, ...blind } = review;
  return withRating ? { ...blind, rating } : blind;
}

function describeStatus({ status, reason }: DeskReview): string {
  return reason === null ? status : `${status}: ${reason}`;
}

function describeEvent({ at, action, from, to, reason, note, operator, decision }: ReviewEvent): string {
  const step = from === null || to === null || from === to ? (to ?? from ?? '') : `${from} → ${to}`;
  const by = operator === '' ? null : `by ${printable(operator)}`;
  const details = [reason, note === null ? null : printable(note), by, outcomeOf(decision)].filter(
    (detail) => detail !== null,
  );
  return `  ${minuteOf(at)}  ${action}${step === '' ? '' : `: ${step}`}${details.length === 0 ? '' : ` (${details.join('; ')})`}\n`;
}

const outcomes = { waiting: 'waits', done: null, 'taken-back': 'taken back', refused: 'refused' } as const;

function outcomeOf(decision: ReviewEvent['decision']): string | null {
  return decision === null ? null : outcomes[decision.state];
}

function minuteOf(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${printable(line)}`)
    .join('\n');
}

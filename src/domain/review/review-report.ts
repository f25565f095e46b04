import { plainName, plainText } from '#domain/kernel/plain-text.ts';
import { parseEmailAddress } from './email-address.ts';
import { reviewLimits } from './review-limits.ts';
import type { ReviewReason } from './review-status.ts';

/** Why somebody reports a published review: a closed list, with public counts. */
export const reviewReportReasons = [
  'copyright',
  'defamation',
  'personal-data',
  'child-abuse',
  'illegal',
  'not-genuine',
  'advertising',
  'abusive',
] as const;

export type ReviewReportReason = (typeof reviewReportReasons)[number];

/** `kept`: the review stays. */
export const reviewReportStatuses = ['open', 'removed', 'kept'] as const;

export type ReviewReportStatus = (typeof reviewReportStatuses)[number];

/** Of the words of a reporter, and of a decision; in UTF-16 units. */
export const longestReportText = 5000;

/**
 * Claims of law, for which Regulation (EU) 2022/2065 asks for name and address of the reporter, article 16(2)(c). It
 * exempts sexual abuse of children.
 */
const named: ReadonlySet<ReviewReportReason> = new Set(['copyright', 'defamation', 'personal-data', 'illegal']);

/** Why a review is not shown that was reported for this. */
export const removalReasons: Readonly<Record<ReviewReportReason, ReviewReason>> = {
  copyright: 'legal',
  defamation: 'legal',
  'personal-data': 'personal-data',
  'child-abuse': 'legal',
  illegal: 'legal',
  'not-genuine': 'not-own-experience',
  advertising: 'advertising',
  abusive: 'abusive',
};

export interface ReviewReportDraft {
  readonly reason: ReviewReportReason;
  readonly explanation: string;
  /** '': not said. */
  readonly name: string;
  readonly email: string;
}

export type ReviewReportField = keyof ReviewReportDraft | 'faith';

/** What the form sends, whatever it may be. */
export type ReviewReportInput = Readonly<Record<ReviewReportField, string>>;

/** Validates a report; else the fields that are wrong, in the order of the form. */
export function checkReviewReport(
  input: ReviewReportInput,
):
  | { readonly ok: true; readonly value: ReviewReportDraft }
  | { readonly ok: false; readonly errors: ReviewReportField[] } {
  const reason = reviewReportReasons.find((each) => each === input.reason) ?? null;
  const explanation = plainText(input.explanation);
  const name = plainName(input.name);
  const email = parseEmailAddress(input.email);
  const mustName = reason !== null && named.has(reason);
  const wrong: Readonly<Record<ReviewReportField, boolean>> = {
    reason: reason === null,
    explanation: !isReportText(explanation),
    name: name.length > reviewLimits.name || (mustName && name === ''),
    email: email === null && (mustName || input.email.trim() !== ''),
    faith: input.faith !== 'yes',
  };
  const errors = reviewReportFields.filter((field) => wrong[field]);
  if (reason === null || errors.length > 0) return { ok: false, errors };
  return { ok: true, value: { reason, explanation, name, email: email ?? '' } };
}

export const reviewReportFields = ['reason', 'explanation', 'name', 'email', 'faith'] as const;

/** Words that say something. */
export function isReportText(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && text.length <= longestReportText;
}

/** Without letters that are taken for others. */
const reportNumberLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const numberLength = 10;

/** @param bytes random, at least ten */
export function makeReportNumber(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, numberLength)].map(
    (byte) => reportNumberLetters[byte % reportNumberLetters.length] ?? '',
  );
  return letters.join('');
}

/** As its holder writes it; null: it is no number of a report. */
export function parseReportNumber(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const isNumber =
    letters.length === numberLength && [...letters].every((letter) => reportNumberLetters.includes(letter));
  return isNumber ? letters : null;
}

/** "7KQ2M-9XW4T". */
export function showReportNumber(number: string): string {
  return `${number.slice(0, 5)}-${number.slice(5)}`;
}

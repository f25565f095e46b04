import type { Locale } from '#domain/kernel/locale.ts';
import type { ReviewError } from '#domain/review/review-draft.ts';
import { noFacts } from '#domain/review/review-facts.ts';
import { callApi, statusOf } from '#web/shared/api/api-client.ts';
import type { PickedImage } from './picked-image.ts';
import { readRefusal, type FormFields } from './review-form-state.ts';

/** Timeout: five screenshots over a slow network. */
const longestMs = 120_000;

export interface OutgoingReview {
  readonly fields: FormFields;
  readonly images: readonly PickedImage[];
  /** Of the bot check. */
  readonly token: string;
  /** Value of the honeypot field. */
  readonly trap: string;
  /** Idempotency key of this attempt. */
  readonly key: string;
  readonly locale: Locale;
}

/** Sends a review. @returns its errors; empty: stored */
export async function sendReview(review: OutgoingReview): Promise<readonly ReviewError[]> {
  try {
    await callApi('/reviews', {
      method: 'POST',
      locale: review.locale,
      headers: { 'idempotency-key': review.key },
      body: formOf(review),
      signal: AbortSignal.timeout(longestMs),
    });
    return [];
  } catch (error) {
    logFailure(String(error));
    return statusOf(error) === 422 ? readRefusal(Object(error).data) : ['recaptcha'];
  }
}

function formOf({ fields, images, token, trap }: OutgoingReview): FormData {
  const form = new FormData();
  form.append('recaptchaToken', token);
  form.append('name', fields.name);
  form.append('email', fields.email);
  form.append('text', fields.text);
  form.append('countries', fields.countries.join(','));
  form.append('provider', fields.provider);
  form.append('rating', String(fields.rating));
  if (fields.facts !== noFacts) form.append('facts', JSON.stringify(fields.facts));
  if (trap !== '') form.append('website', trap);
  for (const [index, { blob }] of images.entries()) form.append('images', blob, `screenshot-${index + 1}.jpg`);
  return form;
}

/** Logs to the console. */
export function logFailure(reason: string): void {
  // oxlint-disable-next-line no-console -- the specification wants failures logged
  console.warn(`The review was not sent: ${reason}`);
}

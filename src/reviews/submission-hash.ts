import { createHash } from 'node:crypto';
import type { ReviewSubmission } from './review-submission.ts';

/** Fingerprint of what a visitor says: the same for a repeat of a request, whatever its token is. */
export function submissionHash({ draft, language, images }: ReviewSubmission): string {
  const { name, email, countries, provider, text, rating } = draft;
  const hash = createHash('sha256');
  hash.update(JSON.stringify([name, email, countries, provider, text, rating, language]));
  for (const { bytes } of images) hash.update(`\n${bytes.length}\n`).update(bytes);
  return hash.digest('base64url');
}

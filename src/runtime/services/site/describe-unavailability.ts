import { DatabaseError } from '#database/database-error.ts';
import { LeaseLostError } from '#database/lease.ts';
import { ImageStoreError } from '#reviews/image-store.ts';
import { SettingsFileError } from '#runtime/settings/environment.ts';

/** Errors whose messages are written for the operator. */
const sentences = [ImageStoreError, LeaseLostError, SettingsFileError];

/**
 * The operator's sentence for a transient or operational failure, such as an unavailable database or a full disk; null:
 * a bug.
 */
export function describeUnavailability(error: unknown): string | null {
  if (error instanceof DatabaseError) return error.isPassing ? error.message : null;
  if (!(error instanceof Error)) return null;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) {
    const place = 'path' in error && typeof error.path === 'string' ? ` of ${error.path}` : '';
    return `The disk${place} is full, or a quota on it is used up; make room and try again.`;
  }
  return sentences.some((kind) => error instanceof kind) ? error.message : null;
}

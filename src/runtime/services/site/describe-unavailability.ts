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
  return error instanceof Error && sentences.some((kind) => error instanceof kind) ? error.message : null;
}

import { DatabaseError } from '#database/database-error.ts';
import { LeaseLostError } from '#database/lease.ts';
import { ImageStoreError } from '#reviews/image-store.ts';
import { SettingsFileError } from '#runtime/settings/environment.ts';

/** Their messages say what to do. */
const sentences = [ImageStoreError, LeaseLostError, SettingsFileError];

/**
 * The operator's sentence for a failure that passes by itself or by an operator's hand, such as a database that is away or a full
 * disk; null: the failure is a fault of this software.
 */
export function whyAway(error: unknown): string | null {
  if (error instanceof DatabaseError) return error.isPassing ? error.message : null;
  return error instanceof Error && sentences.some((kind) => error instanceof kind) ? error.message : null;
}

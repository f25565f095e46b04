import { DatabaseError } from '#database/database-error.ts';
import { ImageStoreError } from '#reviews/image-store.ts';
import { SettingsFileError } from './environment.ts';

/**
 * The operator's sentence for a failure that passes by itself or by an operator's hand, such as a database that is away or a full
 * disk; null: the failure is a fault of this software.
 */
export function whyAway(error: unknown): string | null {
  if (error instanceof DatabaseError) return error.isPassing ? error.message : null;
  return error instanceof ImageStoreError || error instanceof SettingsFileError ? error.message : null;
}

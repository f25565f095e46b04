import { z } from 'zod';
import type { PlanPosition } from '#catalogue/read/find-plans.ts';

/** The cursor parameter: `next` of the previous page. */
export const cursorParameter = z
  .string()
  .transform((text, issues) => {
    const after = readCursor(text);
    if (after !== null) return after;
    issues.addIssue({ code: 'custom', message: 'must be the value of "next" on another page' });
    return z.NEVER;
  })
  .optional()
  .describe('`next` of the page before; left out: the first page.');

/** Opaque to callers, so that the order of lists may change. */
export function writeCursor({ id, coveredHere }: PlanPosition): string {
  return Buffer.from(`plan ${id}${coveredHere === null ? '' : ` of ${coveredHere}`}`).toString('base64url');
}

/** Null: not a cursor. */
export function readCursor(text: string): PlanPosition | null {
  if (text.length > 40) return null;
  const [, id, coveredHere] =
    /^plan (\d{1,10})(?: of (\d{1,3}))?$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (id === undefined) return null;
  const position = { id: Number(id), coveredHere: coveredHere === undefined ? null : Number(coveredHere) };
  // In the order of countries a page may end with the last plan of a number of them.
  return writeCursor(position) === text && (position.id > 0 || position.coveredHere !== null) ? position : null;
}

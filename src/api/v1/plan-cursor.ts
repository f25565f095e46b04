import { z } from 'zod';

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

/** Opaque to callers, so that the order of lists may change. @param after number of a plan */
export function writeCursor(after: number): string {
  return Buffer.from(`plan ${after}`).toString('base64url');
}

/** Null: not a cursor. */
export function readCursor(text: string): number | null {
  if (text.length > 40) return null;
  const [, number] = /^plan ([1-9]\d{0,9})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return number === undefined || writeCursor(Number(number)) !== text ? null : Number(number);
}

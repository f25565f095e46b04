import { z } from 'zod';

/** Where a page of reviews ends. */
export interface ReviewCursor {
  readonly putOffAt: string | null;
  readonly createdAt: string;
  readonly id: string;
}

const cursor = z.tuple([z.string().nullable(), z.string(), z.string()]);

export function writeCursor({
  put_off_at,
  created_at,
  id,
}: {
  readonly put_off_at: string | null;
  readonly created_at: string;
  readonly id: string;
}): string {
  return Buffer.from(JSON.stringify([put_off_at, created_at, id])).toString('base64url');
}

/** Null: no cursor; the list begins at its beginning. */
export function parseCursor(text: string): ReviewCursor | null {
  try {
    const [putOffAt, createdAt, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { putOffAt, createdAt, id };
  } catch {
    return null;
  }
}

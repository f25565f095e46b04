import { afterEach, beforeEach } from 'vitest';
import type { Database } from '#database/database.ts';
import { openTestDesk, type DeskVisitor, type TestDesk } from '#tests/support/desk-visitor.ts';

/** The one answer to whatever does not sign in. */
export const refused = { statusCode: 403, body: '{"done":false}' };

export const minute = 60_000;

interface DeskSuite {
  readonly desk: TestDesk;
  /** The latest row of the trail. */
  lastRow(): Promise<unknown>;
}

/** A desk of its own for each test. */
export function useDesk(suite: { readonly database: Database }): DeskSuite {
  let opened: TestDesk | null = null;
  beforeEach(async () => void (opened = await openTestDesk({ database: suite.database })));
  afterEach(() => opened?.[Symbol.asyncDispose]());
  return {
    get desk() {
      if (opened === null) throw new Error('The desk is opened before the first test.');
      return opened;
    },
    lastRow: () =>
      suite.database.queries
        .selectFrom('audit_event')
        .select(['operator', 'kind', 'action', 'reason'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
  };
}

export async function isSignedIn(visitor: Pick<DeskVisitor, 'get'>): Promise<boolean> {
  return (await visitor.get('/')).statusCode === 200;
}

import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/database.ts';
import { failStatements } from './statements/fail-every-statement.ts';

/** `every-statement-store.test.ts` tries all of them. */
const strides = { sqlite: 17, postgres: 41 };

describe.each(engines)('a change of the catalogue on %s', (engine) => {
  it('is made as a whole or not at all where the database refuses a statement', async () => {
    const tried = await failStatements(engine, strides[engine]);
    expect(tried.filter(({ refused }) => refused < 2)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { engines } from '#tests/support/database.ts';
import { onlyReleases } from './statements/catalogue-operations.ts';
import { failStatements } from './statements/fail-every-statement.ts';

/** Once a run is published, it is looked whether there are example reviews, and examples for the desk, to delete. */
const statementsAfterwards = 4;

describe.each(engines)('a change of the catalogue on %s', (engine) => {
  it('is made as a whole or not at all, whichever statement the database refuses', async () => {
    const tried = await failStatements(engine, 1);
    console.table(tried);
    expect(tried.filter(({ statements, refused }) => refused < statements - statementsAfterwards)).toEqual([]);
  }, 900_000);

  it('is a release that waits until the database takes it, and is told once', async () => {
    const tried = await failStatements(engine, 1, onlyReleases);
    expect(tried.filter(({ statements, refused }) => refused < statements - statementsAfterwards)).toEqual([]);
  }, 900_000);
});

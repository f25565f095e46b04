import { expect, it } from 'vitest';
import { seed, takeSequences } from '#tests/contract/catalogue-model/catalogue-driver.ts';
import { engines } from '#tests/support/database.ts';

/** On SQLite; a twentieth of them on PostgreSQL. */
const sequences = Number(process.env['SEQUENCES'] ?? 20_000);

it.each(engines)(`the catalogue on %s is after every step what the reference says (SEED=${seed})`, async (engine) => {
  const count = engine === 'sqlite' ? sequences : Math.ceil(sequences / 20);
  expect(await takeSequences(engine, count)).toBe(count);
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { createDatabasePlace, engines } from '#tests/support/database.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';

const earlier = allMigrations.filter(({ name }) => name < '0004');
const review = '11111111-1111-4111-8111-111111111111';
const nobody = { reason: null, note: null, operator: null };
const events = [
  { ...nobody, at: '2026-11-01T00:00:00.000Z', action: 'submit', from: null, to: 'pending' },
  {
    at: '2026-11-03T00:00:00.000Z',
    action: 'reject',
    from: 'pending',
    to: 'rejected',
    reason: 'abusive',
    note: 'see "it" 🗾',
    operator: 'ann',
  },
  // The clock was put back.
  { ...nobody, at: '2026-11-02T00:00:00.000Z', action: 'forget', from: 'rejected', to: 'rejected' },
];

it.each(engines)('who moved which review becomes part of the audit trail, in its order, on %s', async (engine) => {
  await using place = await createDatabasePlace(engine);
  await using database = await openTestDatabase({ url: place.url, dataDir: '' });
  await migrate(database, earlier);
  const { queries } = database;
  await storeSeller(database);
  await storeReview(database, { id: review });
  for (const { at, action, from, to, reason, note, operator } of events)
    await sql`insert into review_event (review_id, at, action, from_status, to_status, reason, note, operator)
      values (${review}, ${at}, ${action}, ${from}, ${to}, ${reason}, ${note}, ${operator})`.execute(queries);
  expect(await migrate(database)).toEqual({
    ok: true,
    value: ['0004-desk', '0005-after-purchase', '0006-review-reports'],
  });
  const columns = [
    'at',
    'operator',
    'via',
    'kind',
    'action',
    'subject',
    'before',
    'after',
    'reason',
    'note',
    'decision_id',
  ] as const;
  const rows = await queries.selectFrom('audit_event').select(columns).orderBy('id').execute();
  const via = ['visitor', 'shell', 'site'];
  expect(rows).toEqual(
    events.map(({ at, action, from, to, reason, note, operator }, index) => ({
      at,
      operator: operator ?? '',
      via: via[index],
      kind: 'review',
      action,
      subject: review,
      before: from,
      after: to,
      reason,
      note,
      decision_id: null,
    })),
  );
  expect((await sql`select 1 from review_event`.execute(queries)).rows).toEqual([]);
});

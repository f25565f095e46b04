import { otherArrivals } from '#domain/site/arrival.ts';
import { createVisitorLog } from '#visitors/create-visitor-log.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { createTestSubmit, makeDraft, makeSubmission } from '#tests/support/review-submission-factory.ts';

// Run as a process: writes reviews, counts and long transactions as fast as it can to the database of its first
// argument, as many of each as its third says, while it reads. Prints the results.
const [, , url = '', name = '', rounds = '1'] = process.argv;
const database = await openTestDatabase({ url, dataDir: '' });
const submit = createTestSubmit(database, { now: () => new Date() });
const visitors = createVisitorLog(database);
const problems: string[] = [];
let done = 0;

for (let round = 0; round < Number(rounds); round += 1) {
  const key = `${name}-${round}`;
  const outcomes = await Promise.allSettled([
    submit(makeSubmission({ idempotencyKey: key, token: key, draft: makeDraft({ name: key }) })),
    visitors.countArrival(otherArrivals, new Date()),
    database.queries.selectFrom('review').select('id').execute(),
    // As an operator's decision or an import does.
    round % 10 === 0
      ? database.write((transaction) => transaction.updateTable('provider').set({ name: key }).execute())
      : null,
  ]);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  problems.push(...failed.map(({ reason }) => String(reason)));
  if (failed.length === 0) done += 1;
}
await database.close();
console.log(JSON.stringify({ done, problems }));

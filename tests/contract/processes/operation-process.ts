import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { operationsAndReleases } from '#tests/contract/statements/catalogue-operations.ts';
import { OperatedSite } from '#tests/contract/statements/operated-site.ts';

/** Run as a process: does one operation, by its number, at the site and on the day before it; says when it begins. */
const [, , url = '', dataDir = '', day = '0', number = '0'] = process.argv;
const database = await openTestDatabase({ url, dataDir });
const site = new OperatedSite({ database, url, [Symbol.asyncDispose]: () => database.close() }, dataDir);
site.pass(Number(day));
console.log('begun');
await operationsAndReleases[Number(number)]?.run(site);
await database.close();

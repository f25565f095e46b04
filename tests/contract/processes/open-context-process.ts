import { openContext } from '#runtime/open-context.ts';

/** Run as a process, it opens the database of its first argument as every start does, and says how many steps it applied. */
const site = { name: 'Test', origin: 'https://esim.example', contactEmail: null, operatorName: null };
const opened = await openContext({ databaseUrl: process.argv[2] ?? '', dataDir: '', site, now: () => new Date() });
if (!opened.ok) throw new Error(opened.reason);
console.log(opened.value.upgrade.applied.length);
await opened.value.close();

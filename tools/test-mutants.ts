import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { mutatedRooms, type MutatedRoom } from './mutation/mutated-rooms.ts';

// `npm run test:mutation`: changes the code in one place at a time, and lists the changes that no test notices.
const folder = 'var/mutation';
const names = process.argv.slice(2);
const unknown = names.filter((name) => mutatedRooms.every((room) => room.name !== name));
if (unknown.length > 0) {
  console.error(`No ${unknown.join(', ')}: there are ${mutatedRooms.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
for (const room of mutatedRooms) if (names.length === 0 || names.includes(room.name)) await testMutants(room);

/** Sets the exit code where the tests kill too few. Results are kept, so that the next run tries only what has changed. */
async function testMutants({ name, files, tests }: MutatedRoom): Promise<void> {
  await new Stryker({
    mutate: [...files],
    testFiles: [...tests],
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    concurrency: Number(process.env['WORKERS'] ?? availableParallelism()),
    // Values that are computed once, when a file is loaded: each would need all tests of the room.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `${folder}/${name}.json`,
    tempDirName: `${folder}/sandbox`,
    ignorePatterns: ['dist', 'var', 'docs/pictures'],
    tsconfigFile: 'none',
    disableTypeChecks: false,
    // Generous: a mutant that a busy machine has slowed down is not one that never ends.
    timeoutMS: 10_000,
    reporters: ['progress-append-only', 'clear-text', 'html'],
    clearTextReporter: { reportTests: false, allowColor: false },
    htmlReporter: { fileName: `${folder}/${name}.html` },
    thresholds: { high: 95, low: 85, break: 85 },
  }).runMutationTest();
}

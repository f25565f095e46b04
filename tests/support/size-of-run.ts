/**
 * How much of something a property test tries: a sample in `npm test` and `npm run test:extended`, all of it in `npm run test:long`,
 * whose configuration sets FULL_SIZE.
 */
export function sizeOfRun(sample: number, full: number): number {
  return process.env['FULL_SIZE'] === undefined ? sample : full;
}

import { findReferenceFault } from './find-fault.ts';

// Imported first by a server and before a command: modules that derive something from a damaged file would throw before.
const fault = findReferenceFault();
if (fault !== null) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}

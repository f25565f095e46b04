import { findReferenceFault } from './find-fault.ts';

// The first import of a server and of the commands: modules that derive something from a damaged file would throw before.
const fault = findReferenceFault();
if (fault !== null) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * `npm run verify`: everything that is checked within a minute; `npm run verify -- types lint` single steps. A failure stops no
 * other step, so that one run shows all.
 */
const named = process.argv.slice(2);
const steps = named.length > 0 ? named : ['test:unit', 'types', 'lint', 'unused', 'format:check'];

/** Runs next to the others, because none of them keeps both processors busy all the time; its output is printed as a whole. */
async function run(step: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', step], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  console.log(`\n— ${step}\n${output}${errors}`.trimEnd());
  return status === 0;
}

const passed = await Promise.all(steps.map(run));
const failed = steps.filter((_, index) => passed[index] !== true);

console.log(failed.length === 0 ? '\nverify: all steps passed' : `\nverify: failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

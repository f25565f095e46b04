import { spawnSync } from 'node:child_process';

/** `npm run verify`: everything that is checked within about a minute. Each step runs even when one before it failed, so that one run shows all. */
const steps = ['format:check', 'lint', 'types', 'unused', 'test:unit'];

const failed = steps.filter((step) => {
  console.log(`\n— ${step}`);
  return spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' }).status !== 0;
});

console.log(failed.length === 0 ? '\nverify: all steps passed' : `\nverify: failed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { makeRelease } from './release-steps.ts';

// `npm run release -- 1.2.0`; see docs/operations/releases.md.
const made = makeRelease(process.argv[2] ?? '', {
  run: (program, words) => {
    // What a step says is shown; git's answers are read.
    const { status, stdout } = spawnSync(program, words, {
      encoding: 'utf8',
      stdio: ['ignore', program === 'git' ? 'pipe' : 'inherit', 'inherit'],
    });
    return status === 0 ? (stdout ?? '').trim() : null;
  },
  read: (file) => readFileSync(file, 'utf8'),
  write: writeFileSync,
  say: console.log,
  today: new Date().toISOString().slice(0, 10),
});
if (made.ok) console.log(made.value);
else console.error(made.reason);
process.exitCode = made.ok ? 0 : 1;

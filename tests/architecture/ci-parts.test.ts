import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');

it('CI runs every part of .ci/run, side by side, and no other check but the audit', () => {
  const { stderr, status } = spawnSync('bash', ['.ci/run', 'none'], { encoding: 'utf8' });
  const parts = /there are: (.+)\.$/m.exec(stderr)?.[1]?.split(' ') ?? [];
  expect([status, parts.length]).toEqual([2, 4]);
  expect(/part: \[(.+)\]/.exec(workflow)?.[1]?.split(', ')).toEqual(parts);
  const commands = [...workflow.matchAll(/^ +(?:- )?run: (.+)$/gm)].map(([, command = '']) => command);
  expect(commands.filter((command) => !command.startsWith('apt-get '))).toEqual([
    '.ci/run ${{ matrix.part }}',
    'npm run audit',
  ]);
});

it('the parts together leave no test out and run none twice', () => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const run = readFileSync('.ci/run', 'utf8');
  const checks = /npm run verify -- (.+)$/m.exec(run)?.[1]?.split(' ') ?? [];
  // Steps of `npm run verify` but its tests, which are among the units.
  const steps = [
    ...(/\? named : \[(.+)\]/.exec(readFileSync('tools/verify.ts', 'utf8'))?.[1] ?? '').matchAll(/'(.+?)'/g),
  ];
  expect(['test:unit', ...checks]).toEqual(steps.map(([, step]) => step));
  expect(checks.filter((step) => /vitest|playwright/.test(scripts[step] ?? ''))).toEqual([]);
  expect(run).toContain('--parts=units,browsers,extended');
});

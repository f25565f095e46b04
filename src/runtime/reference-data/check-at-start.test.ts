import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Node with `data/countries.json` as one country without a French name. */
const damaged = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const source = JSON.stringify([{ code: 'JP', alpha3: 'JPN', numeric: '392', slug: 'japan', name: { en: 'Japan', ja: '日本' } }]);
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('/data/countries.json') ? { format: 'json', source, shortCircuit: true } : next(url, context),
  });
`)}`;

it.each([['tools/start.ts'], ['src/cli/roamchart.ts', 'rates']])(
  'ends %s with one sentence before anything else reads damaged reference data',
  (...entry) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', damaged, ...entry], {
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'data/countries.json cannot be used: JP name fr is missing.\n',
    });
  },
);

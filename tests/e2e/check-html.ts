import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The Nu checker of the W3C, which runs on Java. */
const checker = require.resolve('vnu-jar/build/dist/vnu.jar');

/** False: this machine has no Java, so nothing can be checked. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}

interface CheckerMessage {
  readonly type: string;
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** Errors in HTML files, one line each. Throws when the checker itself fails. */
export function checkHtml(files: readonly string[]): string[] {
  const { stderr, error } = spawnSync(
    'java',
    ['-Xmx512m', '-jar', checker, '--format', 'json', '--errors-only', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (error !== undefined) throw error;
  const { messages } = JSON.parse(stderr) as { readonly messages: readonly CheckerMessage[] };
  return messages
    .filter(({ type }) => type !== 'info')
    .map(
      ({ url = '', message, extract = '' }) => `${url.split('/').at(-1)}: ${message} ${extract.replaceAll('\n', ' ')}`,
    );
}

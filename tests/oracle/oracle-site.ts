import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#tests/support/make-folder.ts';
import { serveExampleSite } from '#tests/support/serve-example-site.ts';

/** The real site on the example catalogue. The only file here that knows the product's code: nothing is recomputed with it. */
export interface OracleSite extends AsyncDisposable {
  /** The SQLite file that it serves. */
  readonly databaseFile: string;
  /** Milliseconds since 1970 on the site's clock. */
  readonly now: number;
  /** The text of an answer. Fails where the answer is not 200. */
  get(address: string, cookies?: Readonly<Record<string, string>>): Promise<string>;
}

const now = new Date('2026-11-20T09:30:00.000Z');

/** ORACLE_DATA names a folder whose catalogue is used again, instead of one made for this run. */
export async function startOracleSite(): Promise<OracleSite> {
  const kept = process.env['ORACLE_DATA'];
  const folder = kept ?? makeFolder();
  const { address, stop } = await serveExampleSite({ folder, now });
  return {
    databaseFile: join(folder, 'roamchart.sqlite'),
    now: now.getTime(),
    get: async (path, cookies = {}) => {
      const cookie = Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      const answer = await fetch(address + path, { headers: { cookie } });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return answer.text();
    },
    [Symbol.asyncDispose]: async () => {
      await stop();
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoColours } from '#tests/support/hostile-images.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { boundary, multipart, partsOf, validFields } from '#tests/support/review-form-body.ts';

/** Runs a command with a private 24 MB disk at `folder`, which disappears with the process. */
function withSmallDisk(folder: string, command: string): readonly [string, readonly string[]] {
  return ['unshare', ['--mount', 'sh', '-c', `mount -t tmpfs -o size=24m tmpfs '${folder}' && ${command}`]];
}

const folder = makeFolder();
const canMount = spawnSync(...withSmallDisk(folder, 'true')).status === 0;
if (!canMount) console.log('A disk that is really full was not tried: this user may not mount one.');

interface Told {
  readonly address: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly reasons: readonly string[];
}

describe.skipIf(!canMount)('a server whose disk is full to the last byte', { timeout: 120_000 }, () => {
  let server: ChildProcess;
  let address = '';
  let picture: Uint8Array;
  beforeAll(async () => {
    const program = fileURLToPath(import.meta.resolve('#tests/contract/processes/full-disk-process.ts'));
    server = spawn(...withSmallDisk(folder, `exec '${process.execPath}' '${program}' '${folder}'`), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    ({ address } = await told());
    picture = await twoColours(600, 900).png().toBuffer();
  });
  afterAll(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  });

  async function told(): Promise<Told> {
    const [message] = (await once(server, 'message')) as [Told];
    return message;
  }

  function order(what: 'fill' | 'free' | 'look'): Promise<Told> {
    const answered = told();
    server.send(what);
    return answered;
  }

  async function send(key: string): Promise<readonly [number, string | null]> {
    const fields = { ...validFields, recaptchaToken: key, name: key, text: 'x'.repeat(4_000) };
    const answer = await fetch(`${address}/api/reviews`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': key },
      body: Uint8Array.from(multipart(partsOf(fields, [picture]))),
    });
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('retry-after')];
  }

  it('refuses reviews with when to come back, keeps reading, stores no part of any, and takes them when there is room', async () => {
    expect(await send('before')).toEqual([201, null]);
    const full = await order('fill');
    expect(full.rows).toMatchObject({ review: 1, review_image: 1, bot_token_used: 1 });
    // What SQLite has set aside may still hold a few; then none is half there.
    const answers: (readonly [number, string | null])[] = [];
    while (answers.filter(([status]) => status !== 201).length < 3) answers.push(await send(`while-${answers.length}`));
    expect(answers.filter(([status]) => status !== 201)).toEqual([
      [503, '10'],
      [503, '10'],
      [503, '10'],
    ]);
    const after = await order('look');
    const { review = 0 } = after.rows;
    expect(after.rows).toMatchObject({ review, review_image: review, audit_event: review, bot_token_used: review });
    // One sentence for all of them, with advice.
    expect(after.reasons).toEqual([expect.stringContaining('because the disk is full; make room')]);
    for (const path of ['/readyz', '/api/providers?locale=en', '/japan']) {
      expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);
    }
    await order('free');
    expect(await send('after')).toEqual([201, null]);
    expect((await order('look')).rows).toMatchObject({ review: review + 1, review_image: review + 1 });
  });
});

describe.skipIf(!canMount)('commands on a disk that fills up', { timeout: 120_000 }, () => {
  const importing = 'import src/feeds/adapters/price-csv/fixtures/week-1.csv --format price-csv';

  /** What each command says; `fill` and `free` stand between them. */
  function runOnDisk(steps: readonly string[]): string[] {
    const disk = makeFolder();
    const orders: Readonly<Record<string, string>> = {
      fill: `dd if=/dev/zero of=${disk}/filler bs=4096 2>/dev/null`,
      free: `rm ${disk}/filler`,
    };
    const program = `${process.execPath} bin/roamchart.js`;
    const lines = steps.map((step) => orders[step] ?? `${program} ${step} 2>&1; echo =====`);
    const env = { PATH: process.env['PATH'], DATA_DIR: join(disk, 'data') };
    const { stdout } = spawnSync(...withSmallDisk(disk, `{ ${lines.join('\n')}\n}`), { encoding: 'utf8', env });
    rmSync(disk, { recursive: true });
    return stdout.split('=====\n').slice(0, -1);
  }

  it('say to make room, and never to restore a backup', () => {
    const [first, second] = [
      ['migrate', importing, 'doctor'],
      [importing, 'backup', 'doctor'],
    ];
    const said = runOnDisk(['fill', ...first, 'free', 'migrate', 'fill', ...second, 'free', importing]);
    const done = [said.splice(first.length, 1), said.splice(-1)].flat();
    for (const text of said) expect(text).toMatch(/^(?![^]*(restor|put a backup|damaged))[^]*make room/i);
    expect(done).toEqual([expect.stringMatching(/^Brought the database/), expect.stringMatching(/^Imported/)]);
  });
});

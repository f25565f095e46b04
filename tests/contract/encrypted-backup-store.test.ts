import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabasePlace, engines } from '#tests/support/database.ts';
import { fillSite, openMigrated, type FilledSite } from '#tests/support/filled-site.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { oddText } from '#tests/support/odd-text.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { startS3, type S3StandIn } from './stand-ins/s3-stand-in.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { sumTables, withoutVersions } from './table-sums.ts';

const now = new Date('2026-11-22T11:33:44.555Z');
const name = 'roamchart-2026-11-22T113344Z.tar.age';

function bucketSettings({ endpoint }: S3StandIn): Record<string, string> {
  return {
    BUCKET_NAME: 'site',
    BUCKET_REGION: 'auto',
    BUCKET_ENDPOINT: endpoint,
    BUCKET_KEY_ID: 'key-id',
    BUCKET_SECRET_KEY: 'bucket-secret',
  };
}

const cannotBeUsed =
  'The bucket site cannot be used (AccessDenied); check its settings (BUCKET_…), the rights of its key and the network.';

function later(hours: number): Date {
  return new Date(now.getTime() + hours * 60 * 60_000);
}

describe.each(engines)('an encrypted backup of a site on %s', (engine) => {
  let site: FilledSite;
  let folder: string;
  let service: S3StandIn;
  let settings: Record<string, string>;
  const run = (words: string, more: Record<string, string> = {}, at = now) =>
    runCommandLine(words, { ...settings, ...more }, at);
  beforeAll(async () => {
    site = await fillSite(engine);
    folder = makeFolder();
    service = await startS3('key-id');
    const keyFile = join(folder, 'backup.key');
    settings = {
      DATABASE_URL: site.url,
      DATA_DIR: site.dataDir,
      BACKUP_KEY_FILE: keyFile,
      ...bucketSettings(service),
    };
    await run(`backup keygen ${keyFile}`);
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await site[Symbol.asyncDispose]();
  });

  it('goes to the bucket and comes back with every row', async () => {
    const made = await run('backup --to bucket');
    expect(made).toMatchObject({ status: 0, err: '' });
    expect(made.out).toContain(`Wrote site/backups/${name}, `);
    expect(made.out).toMatch(
      /MB, encrypted: .* It was read back and is intact\.\nNot in it, keep them elsewhere: .*\.\n$/,
    );
    const sent = service.objects.get(`site/backups/${name}`)?.bytes ?? Buffer.alloc(0);
    expect(sent.toString('latin1')).not.toMatch(/ndjson|manifest/);
    expect(readdirSync(join(site.dataDir, 'moving-backups'))).toEqual([]);
    expect((await run('backup list --from bucket')).out).toBe(`${name}\n`);
    expect((await run(`restore ${name} --from bucket --dry-run`)).out).toMatch(/^The backup is intact: /);
    await using place = await createDatabasePlace(engine);
    expect(await run(`restore ${name} --from bucket`, { DATABASE_URL: place.url })).toMatchObject({
      status: 0,
      err: '',
    });
    expect(withoutVersions(await sumTables(place.url))).toEqual(withoutVersions(await sumTables(site.url)));
    expect(readdirSync(join(site.dataDir, 'moving-backups'))).toEqual([]);
    await using database = await openMigrated(place.url);
    const odd = await database.queries.selectFrom('review').select('id').where('text', '=', oddText).execute();
    expect(odd).toHaveLength(1);
  });

  it('has a key for its owner alone, in the form of age-keygen, which is not printed', async () => {
    const file = join(folder, 'another.key');
    const made = await run(`backup keygen ${file}`);
    expect(made).toMatchObject({ status: 0, err: '' });
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^# created: .*Z\n# public key: age1\w+\nAGE-SECRET-KEY-1\w+\n$/);
    expect(made.out).not.toMatch(/SECRET-KEY/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is a file of age that holds the same tar', async () => {
    const file = join(folder, 'own.tar.age');
    expect(await run(`backup --to ${file}`)).toMatchObject({ status: 0, err: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const decrypter = new Decrypter();
    const key = readFileSync(join(folder, 'backup.key'), 'utf8').trim().split('\n').at(-1) ?? '';
    decrypter.addIdentity(key);
    const tar = join(folder, 'own.tar');
    writeFileSync(tar, await decrypter.decrypt(readFileSync(file)));
    expect(await run(`restore ${tar} --dry-run`, { BACKUP_KEY_FILE: '' })).toMatchObject({ status: 0, err: '' });
  });

  it('leaves the database as it is when the key is another one, or there is none', async () => {
    const file = join(folder, 'sealed.tar.age');
    await run(`backup --to ${file}`);
    const other = join(folder, 'other.key');
    await run(`backup keygen ${other}`);
    const before = await sumTables(site.url);
    expect(await run(`restore ${file} --replace`, { BACKUP_KEY_FILE: other })).toEqual({
      status: 1,
      out: '',
      err: 'The key in BACKUP_KEY_FILE does not open the backup "sealed.tar.age": it was encrypted with another key, or its beginning is damaged.\n',
    });
    expect(await run(`restore ${file} --replace`, { BACKUP_KEY_FILE: '' })).toEqual({
      status: 1,
      out: '',
      err: 'The backup "sealed.tar.age" is encrypted; set BACKUP_KEY_FILE to its key file.\n',
    });
    expect(await sumTables(site.url)).toEqual(before);
    // Both keys in one file: the new one first, the former one still opens what it has closed.
    const both = join(folder, 'both.key');
    writeFileSync(both, `${readFileSync(other, 'utf8')}${readFileSync(join(folder, 'backup.key'), 'utf8')}`);
    expect(await run(`restore ${file} --dry-run`, { BACKUP_KEY_FILE: both })).toMatchObject({ status: 0, err: '' });
  });

  it('made by servers goes to the bucket too, and only so many are kept', async () => {
    const due = { BACKUP_FOLDER: 'bucket', BACKUP_KEEP: '2' };
    for (const hours of [100, 125, 150])
      expect(await run('backup --due', due, later(hours))).toMatchObject({ status: 0, err: '' });
    expect((await run('backup --due', due, later(151))).out).toContain('No backup is due');
    expect((await run('backup list', due)).out).toBe(
      'roamchart-2026-11-28T173344Z.tar.age\nroamchart-2026-11-27T163344Z.tar.age\n',
    );
    const examined = await run('doctor', due, later(152));
    expect(examined.out).toMatch(/^ok +backups +The newest backup, roamchart-2026-11-28T173344Z\.tar\.age, is intact/m);
  });
});

describe('a backup for the bucket', () => {
  let site: FilledSite;
  let service: S3StandIn;
  let settings: Record<string, string>;
  const run = (words: string, more: Record<string, string> = {}) =>
    runCommandLine(words, { ...settings, ...more }, now);
  beforeAll(async () => {
    site = await fillSite('sqlite');
    service = await startS3('key-id');
    settings = { DATABASE_URL: site.url, DATA_DIR: site.dataDir, ...bucketSettings(service) };
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await site[Symbol.asyncDispose]();
  });

  it('goes there without a key only when it is said', async () => {
    expect((await run('backup --to bucket')).err).toMatch(/^The bucket takes only encrypted backups: .*\n$/);
    expect((await run('doctor', { BACKUP_FOLDER: 'bucket' })).out).toContain(
      'BACKUP_KEY_FILE must be set when BACKUP_FOLDER is bucket, or BACKUP_UNENCRYPTED=true.',
    );
    expect(service.objects.size).toBe(0);
    expect(await run('backup --to bucket --unencrypted')).toMatchObject({ status: 0, err: '' });
    const due = await run('backup --due', { BACKUP_FOLDER: 'bucket', BACKUP_UNENCRYPTED: 'true' });
    expect(due).toMatchObject({ status: 0, err: '' });
    expect([...service.objects.keys()]).toEqual(['site/backups/roamchart-2026-11-22T113344Z.tar']);
    service.objects.clear();
  });

  it('is not kept where the bucket gives back other bytes', async () => {
    const set = service.objects.set.bind(service.objects);
    service.objects.set = (key, object) => set(key, { ...object, bytes: Buffer.from(object.bytes).fill(1, 99, 100) });
    const made = await run('backup --to bucket --unencrypted');
    Reflect.deleteProperty(service.objects, 'set');
    expect(made).toMatchObject({
      status: 1,
      out: '',
      err: 'The bucket returned something other than what was uploaded; the upload was deleted.\n',
    });
    expect(service.objects.size).toBe(0);
  });

  it('says in a sentence what is wrong with bucket, name or key file', async () => {
    const key = join(site.dataDir, 'no.key');
    writeFileSync(key, 'AGE-SECRET-KEY-1NOTAKEY');
    mkdirSync(join(site.dataDir, 'a-folder'));
    const sentences = [
      await run('backup --to bucket --unencrypted', { BUCKET_KEY_ID: 'other' }),
      await run('backup list --from bucket', { BUCKET_KEY_ID: 'other' }),
      await run('backup --to bucket --unencrypted', { BUCKET_NAME: '' }),
      await run('restore no.tar --from bucket'),
      await run('backup', { BACKUP_KEY_FILE: key }),
      await run('backup', { BACKUP_KEY_FILE: '/no/such.key' }),
      await run('backup', { BACKUP_KEY_FILE: join(site.dataDir, 'a-folder') }),
      await run(`backup keygen ${key}`),
      await run('backup keygen /no/such/folder.key'),
    ];
    for (const { status, out, err } of sentences) {
      expect([status, out, err.split('\n').length]).toEqual([1, '', 2]);
      expect(err).not.toMatch(/NOTAKEY|bucket-secret/);
    }
    const folder = site.dataDir;
    expect(sentences.map(({ err }) => err.trim().replaceAll(folder, '…'))).toEqual([
      cannotBeUsed,
      cannotBeUsed,
      'No bucket is configured; set BUCKET_NAME, BUCKET_REGION, BUCKET_KEY_ID and BUCKET_SECRET_KEY, or name a folder.',
      'There is no "no.tar" in the bucket site/backups. Run "roamchart backup list --from bucket" to see what is there.',
      '"…/no.key" is not a key file; set BACKUP_KEY_FILE to one written by "roamchart backup keygen" or age-keygen.',
      'The key file "/no/such.key" cannot be read (ENOENT); correct BACKUP_KEY_FILE.',
      'The key file "…/a-folder" cannot be read (EISDIR); correct BACKUP_KEY_FILE.',
      'The file "…/no.key" already exists; name another one.',
      'The file "/no/such/folder.key" cannot be written (ENOENT); name one in a folder that this user may write to.',
    ]);
  });
});

describe('a damaged encrypted backup', () => {
  it('is refused whichever of its bytes was changed and wherever it was cut', async () => {
    await using site = await fillSite('sqlite');
    const folder = makeFolder();
    const settings = { DATABASE_URL: site.url, DATA_DIR: site.dataDir, BACKUP_KEY_FILE: join(folder, 'k') };
    await runCommandLine(`backup keygen ${folder}/k`, settings, now);
    await runCommandLine(`backup --to ${folder}/sound.tar.age`, settings, now);
    const sound = readFileSync(join(folder, 'sound.tar.age'));
    const before = await sumTables(site.url);
    const random = new SeededRandom(11);
    const anywhere = (): number => Math.floor(random.next() * sound.length);
    const flips = [0, 21, 40, 100, 180, 200, sound.length - 1, ...Array.from({ length: 8 }, anywhere)];
    const cuts = [0, 1, 22, 100, 190, 65_536, sound.length - 1, ...Array.from({ length: 8 }, anywhere)];
    const given = [
      ...flips.map((at) =>
        Buffer.concat([sound.subarray(0, at), Buffer.from([(sound[at] ?? 0) ^ 1]), sound.subarray(at + 1)]),
      ),
      ...cuts.map((at) => sound.subarray(0, at)),
      Buffer.concat([sound, Buffer.from('more')]),
    ];
    for (const [index, bytes] of given.entries()) {
      writeFileSync(join(folder, 'given.tar.age'), bytes);
      const refused = await runCommandLine(`restore ${folder}/given.tar.age --replace`, settings, now);
      expect([refused.status, refused.out, refused.err.split('\n').length], `variant ${index}`).toEqual([1, '', 2]);
      expect(refused.err, `variant ${index}`).toMatch(/is damaged|is not a Roamchart backup/);
    }
    expect(await sumTables(site.url)).toEqual(before);
  });
});

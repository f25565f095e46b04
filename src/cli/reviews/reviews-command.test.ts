import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { storeReview, storeSeller, type StoredReviewFacts } from '#tests/support/stored-review.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import type { Terminal } from '#cli/terminal/terminal.ts';

let folder = '';
beforeEach(() => {
  folder = makeFolder();
});

const id = 'aaaaaaaa-1111-4000-8000-000000000000';
const otherId = 'bbbbbbbb-2222-4000-8000-000000000000';

async function store(...reviews: readonly StoredReviewFacts[]): Promise<void> {
  await using database = await openTestDatabase({ url: '', dataDir: folder });
  await migrate(database);
  await storeSeller(database);
  for (const facts of reviews) await storeReview(database, facts);
}

const start = new Date('2026-11-21T09:00:00Z');
/** When what was decided at `start` has taken effect. */
const later = new Date('2026-11-21T09:00:15Z');

/** Arguments are separated by spaces; `person` types the answers. */
const run = async (words: string | readonly string[], person: Terminal['person'] = null, at = start) =>
  runCommandLine(words, { DATA_DIR: folder }, at, { person });

describe('roamchart reviews', () => {
  it('lists pending reviews, without the rating and the address', async () => {
    await store({ id, rating: 1, images: [new Uint8Array([1])] });
    for (const words of ['reviews', 'reviews list', 'reviews moderate']) {
      const { status, out, err } = await run(words);
      expect([status, err]).toEqual([0, '']);
      expect(out).toBe(
        `${id}  2026-11-01 08:00  pending\n  Tanuki SIM · JP · en · 1 screenshot\n  by Ann\n    Worked on the train.\n`,
      );
    }
    expect((await run('reviews list --with-rating')).out).toContain('1 screenshot · 1 of 5\n');
    expect((await run('reviews list --status published')).out).toBe('No published reviews.\n');
  });

  it('hides the rating in JSON too, unless requested', async () => {
    await store({ id, rating: 1 });
    const blind = JSON.parse((await run('reviews list --json')).out) as object[];
    expect(blind).toMatchObject([{ id, authorName: 'Ann', status: 'pending' }]);
    expect(blind[0]).not.toHaveProperty('rating');
    expect(JSON.stringify(blind)).not.toContain('@');
    const seeing = await run('reviews list --json --with-rating');
    expect(JSON.parse(seeing.out)).toMatchObject([{ rating: 1 }]);
    const shown = JSON.parse((await run(`reviews show ${id} --json`)).out) as object;
    expect(shown).toMatchObject({ id, events: [], images: [] });
    expect(shown).not.toHaveProperty('rating');
  });

  it('publishes by the beginning of an id, and reports it', async () => {
    await store({ id }, { id: otherId });
    expect(await run('reviews approve aaaaaaaa --now')).toEqual({
      status: 0,
      out: 'Review aaaaaaaa: published.\n',
      err: '',
    });
    const { out } = await run('reviews show aaaaaaaa');
    expect(out).toMatch(/ {2}published\n[\s\S]+ {2}2026-11-21 09:00 {2}approve: pending → published \(by ann\)\n$/);
    expect((await run('reviews list --status published --json')).out).toContain(id);
  });

  it('decides after fifteen seconds, until which the decision can be taken back', async () => {
    await store({ id }, { id: otherId });
    const words = 'until then "roamchart reviews undo bbbbbbbb" takes it back';
    expect((await run('reviews approve aaaaaaaa')).out).toContain('Review aaaaaaaa: published at 09:00:15 UTC; ');
    expect((await run('reviews reject bbbbbbbb --reason legal')).out).toContain(words);
    expect((await run('reviews approve bbbbbbbb')).err).toContain('ann has decided on this at 09:00:00 UTC ("reject")');
    expect((await run('reviews show bbbbbbbb')).out).toContain('  waits: reject by ann, at 09:00:15 UTC\n');
    expect((await run('reviews undo bbbbbbbb')).out).toBe('Review bbbbbbbb: taken back; it is pending as before.\n');
    expect((await run('reviews list --status published')).out).toBe('No published reviews.\n');
    expect((await run('reviews list --status published', null, later)).out).toContain(id);
    expect(await run('reviews undo aaaaaaaa', null, later)).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^Nothing waits/),
    });
    const { out } = await run('reviews show bbbbbbbb', null, later);
    expect(out).toContain('reject: pending → rejected (legal; by ann; taken back)\n');
    expect(out).toMatch(/pending\n/);
  });

  it('tells the operator who decided when a review has changed meanwhile', async () => {
    await store({ id, email: 'ann@example.org' });
    await run('reviews approve aaaaaaaa');
    await run('forget ann@example.org');
    const { out, err } = await run('reviews list', null, later);
    expect([out, err]).toEqual([expect.stringContaining('pending'), '']);
    expect((await run('reviews show aaaaaaaa')).out).toContain('(by ann; refused)');
  });

  it('leaves out what nobody shall read, and notes', async () => {
    await store({ id, text: 'Call me at 0123456789.', images: [new Uint8Array([1]), new Uint8Array([2])] });
    const refused = await run(`reviews approve ${id}`);
    expect([refused.status, refused.err]).toEqual([1, expect.stringContaining('Open each of its screenshots')]);
    expect((await run(`reviews omit ${id} --picture 2`)).out).toBe(`Review ${id}: screenshot 2 left out.\n`);
    expect((await run(`reviews omit ${id} --picture 2`)).err).toContain('It has no such screenshot');
    expect((await run(`reviews black-out ${id} --at 11-21`)).out).toBe(`Review ${id}: blacked out.\n`);
    expect((await run(['reviews', 'note', id, '--text', 'ask Mika'])).out).toBe(`Review ${id}: noted.\n`);
    const { out } = await run(`reviews show ${id} --images ${join(folder, 'images')}`);
    expect(out).toContain('    Call me at ▇▇▇▇▇▇▇▇▇▇.\n');
    expect(out).toContain('  note: ask Mika\n');
    expect(out).toContain('black-out: without 11-21 (by ann)\n');
    expect((await run(`reviews approve ${id} --now`)).status).toBe(0);
    expect((await run(`reviews black-out ${id} --at 9`)).err).toContain('It must be two positions');
  });

  it('rejects with a reason and a note', async () => {
    await store({ id });
    const words = ['reviews', 'reject', id, '--reason', 'advertising', '--note', 'sells shoes', '--now'];
    expect(await run(words)).toMatchObject({ status: 0, out: `Review ${id}: rejected.\n` });
    expect((await run(`reviews show ${id}`)).out).toContain(
      'reject: pending → rejected (advertising; sells shoes; by ann)\n',
    );
  });

  it('takes down and publishes again', async () => {
    await store({ id, status: 'published' });
    expect((await run(`reviews remove ${id} --reason legal --now`)).out).toContain('taken down');
    expect((await run(`reviews restore ${id} --now`)).out).toContain('published again');
  });

  it('answers with a text or a file, and takes the answer back', async () => {
    await store({ id, status: 'published' });
    const file = join(folder, 'answer.txt');
    writeFileSync(file, 'We have fixed it.\n');
    expect((await run(`reviews reply ${id} --file ${file}`)).out).toBe(`Review ${id}: the reply was published.\n`);
    expect((await run(`reviews show ${id}`)).out).toContain('  reply of 2026-11-21 09:00:\n    We have fixed it.\n');
    expect((await run(['reviews', 'reply', id, '--text', 'Thanks'])).status).toBe(0);
    expect((await run(`reviews reply ${id} --delete`)).out).toContain('the reply was deleted');
    expect((await run(`reviews show ${id} --json`)).out).toContain('"reply":null');
  });

  it('writes the screenshots of a review into a folder', async () => {
    await store({ id, images: [new Uint8Array([1, 2]), new Uint8Array([3])] });
    const images = join(folder, 'screenshots');
    const { out } = await run(`reviews show ${id} --images ${images}`);
    expect(out).toContain(`  screenshot 1: 8 × 6, 1 kB\n`);
    expect(out).toContain(`  2 screenshots written to ${images}\n`);
    expect(readdirSync(images).toSorted()).toEqual([`${id}-1.jpg`, `${id}-2.jpg`]);
    expect([...readFileSync(join(images, `${id}-1.jpg`))]).toEqual([1, 2]);
    expect(await run(`reviews show ${id} --images /proc/none`)).toMatchObject({ status: 1, out: '' });
  });

  it("finds an author's reviews in any state, without printing the address", async () => {
    await store({ id, status: 'published' }, { id: otherId, email: 'bob@example.org' });
    const { out } = await run('reviews list --from ANN@example.org');
    expect(out).toContain(id);
    expect(out).not.toMatch(new RegExp(`${otherId}|@`));
    expect((await run('reviews list --from nobody@example.org')).out).toBe('No reviews.\n');
  });

  it("deletes a person's data", async () => {
    await store({ id }, { id: otherId, email: 'bob@example.org', name: 'Bob' });
    expect((await run('forget ANN@example.org')).out).toContain('reviews       1: address and name deleted\n');
    expect((await run(`reviews show ${id}`)).out).toContain('  by –\n');
    expect((await run('forget ann@example.org')).out).toContain('Nothing is stored for this address.\n');
  });

  it('escapes control and bidirectional characters', async () => {
    const text = 'first\nsecond \u001b[2Jcleared \u202eturned';
    await store({ id, text, name: '\u001b]0;title\u0007' }, { id: otherId, name: 'שירה (5)' });
    const { out } = await run('reviews list');
    expect(out).toContain('    first\n    second \ufffd[2Jcleared \ufffdturned\n');
    expect(out).toContain('  by \u2068שירה (5)\u2069\n');
    // oxlint-disable-next-line no-control-regex -- what must not be there
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });

  it.each([
    [`reviews approve ${otherId}`, /No review has this id/],
    ['reviews approve a', /No review has this id/],
    [`reviews remove ${id} --reason legal`, /does not allow this/],
    [`reviews reply ${id} --text Thanks`, /does not allow this/],
    [`reviews reply ${id}`, /Give the reply with --text or --file/],
    [`reviews reply ${id} --file /no/such`, /"\/no\/such" cannot be read/],
  ])('%s is refused with a sentence', async (words, sentence) => {
    await store({ id });
    const { status, out, err } = await run(words);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    [`reviews reject ${id}`, /required option '--reason <code>' not specified/],
    [`reviews reject ${id} --reason dull`, /It must be one of not-about-esim, /],
    ['reviews list --status nice', /Allowed choices are pending, published, rejected, removed/],
    ['reviews list --limit 0', /It must be a whole number from 1/],
    [`reviews reply ${id} --text a --delete`, /cannot be used with option/],
    ['reviews fly', /(unknown command|too many arguments)/],
  ])('%s is wrong use', async (words, sentence) => {
    const { status, out, err } = await run(words);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });
});

describe('roamchart reviews in a terminal', () => {
  /** Presses a key at every prompt. */
  function typist(answers: readonly (readonly string[])[]): {
    person: NonNullable<Terminal['person']>;
    seen: () => string;
  } {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
    const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100, rows: 40 });
    const waiting = [...answers];
    let seen = '';
    output.on('data', (chunk: Buffer) => {
      const text = chunk.toString('utf8');
      seen += text;
      // Clack renders the prompt again after every key; only the first rendering is a question.
      if (!/(What do you want to do\?|For what reason\?|takes it back|Note for)/.test(text) || !text.includes('◆'))
        return;
      const keys = waiting.shift() ?? [];
      for (const key of keys) setImmediate(() => input.write(key));
    });
    return { person: { input, output }, seen: () => seen };
  }

  const down = '\u001b[B';
  const enter = '\r';
  const escape = '\u001b';

  it('walks through the pending reviews: publish, reject with a reason, later', async () => {
    await store(
      { id, createdAt: '2026-11-01T00:00:00.000Z', rating: 1 },
      { id: otherId, createdAt: '2026-11-02T00:00:00.000Z', text: 'Buy shoes.' },
      { id: 'cccccccc-3333-4000-8000-000000000000', createdAt: '2026-11-03T00:00:00.000Z', text: 'Hm.' },
    );
    const { person, seen } = typist([
      [down, enter],
      [enter],
      [down, down, enter],
      [down, down, enter],
      [enter],
      [enter],
    ]);
    expect(await run('reviews', person)).toMatchObject({ status: 0, err: '' });
    expect(seen()).toContain('Worked on the train.');
    expect(seen()).toContain('2 of 3');
    expect(seen()).not.toContain('of 5');
    const outcome = async (status: string): Promise<string> =>
      (await run(`reviews list --status ${status}`, null, later)).out;
    expect(await outcome('published')).toContain(id);
    expect(await outcome('rejected')).toContain('rejected: advertising');
    expect(await outcome('pending')).toContain('Hm.');
  });

  it('saves screenshots until the review is decided, and prompts again', async () => {
    await store({ id, images: [new Uint8Array([7])] });
    const { person, seen } = typist([[down, enter], [down, enter], [enter]]);
    expect(await run('reviews', person)).toMatchObject({ status: 0, err: '' });
    const images = /1 screenshot written to (\S+)/.exec(seen())?.[1] ?? '';
    expect(images).toContain(join(tmpdir(), 'roamchart-review-'));
    expect(existsSync(images)).toBe(false);
    expect((await run('reviews list --status published', null, later)).out).toContain(id);
  });

  it('decides nothing by Enter alone, however often it is pressed', async () => {
    await store({ id }, { id: otherId });
    const { person } = typist([[enter, enter, enter, enter], [enter]]);
    expect(await run('reviews', person)).toMatchObject({ status: 0 });
    expect(JSON.parse((await run('reviews list --json')).out)).toHaveLength(2);
  });

  it('does not take keys that were pressed for the question before', async () => {
    await store({ id }, { id: otherId });
    // The second pair is typed before its question is shown.
    const { person } = typist([[down, enter, down, enter], [escape]]);
    expect(await run('reviews', person)).toMatchObject({ status: 0 });
    expect(JSON.parse((await run('reviews list --json', null, later)).out)).toHaveLength(1);
    expect((await run(`reviews list --status published`)).out).not.toContain('undo');
  });

  it('undoes a decision, keeps a note and says who decided', async () => {
    await store({ id });
    const { person } = typist([
      [down, enter],
      [down, enter],
      [down, down, down, enter],
      ['h', 'i', enter],
      [down, enter],
      [enter],
    ]);
    expect(await run('reviews', person)).toMatchObject({ status: 0, err: '' });
    const { out } = await run(`reviews show ${id}`);
    expect(out).toContain('approve: pending → published (by ann; taken back)');
    expect(out).toContain('undo: approve (by ann; taken back)');
    expect(out).toContain('approve: pending → published (hi; by ann; waits)');
  });

  it('stops on request, and decides nothing on Escape', async () => {
    await store({ id }, { id: otherId });
    const { person } = typist([[escape]]);
    expect(await run('reviews', person)).toMatchObject({ status: 0 });
    expect(JSON.parse((await run('reviews list --json')).out)).toHaveLength(2);
  });

  it('says that nothing is pending', async () => {
    const { person, seen } = typist([]);
    expect(await run('reviews', person)).toMatchObject({ status: 0 });
    expect(seen()).toContain('No reviews are waiting.');
  });
});

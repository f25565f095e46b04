import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { decide } from '#runtime/services/desk/decide.ts';
import { decisionDelayMs, reviewDecisions } from '#runtime/services/desk/review-decisions.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { deciderOf, deskOf } from '#tests/support/desk-of.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { drawQrCode } from '#tests/support/draw-qr-code.ts';
import {
  addSellers,
  createTestSubmit,
  makeDraft,
  makeSubmission,
  submissionNow,
} from '#tests/support/review-submission-factory.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';

const minuteMs = 60_000;

describe.each(engines)('what is found in a submitted review on %s', (engine) => {
  const suite = useTestDatabase(engine);
  beforeEach(() => addSellers(suite.database));

  let key = 0;
  async function submit(
    facts: Parameters<typeof makeDraft>[0],
    images: readonly Uint8Array[] = [],
    at = submissionNow,
  ) {
    key += 1;
    const submission = makeSubmission({
      draft: makeDraft(facts),
      images: images.map((bytes) => ({ bytes })),
      token: `t${key}`,
    });
    const answer = await createTestSubmit(suite.database, { now: () => at })(submission);
    if (answer.status !== 'stored') throw new Error(answer.status);
    return answer.id;
  }
  const flagsOf = async (id: string) => {
    const rows = await suite.database.queries
      .selectFrom('review_flag')
      .select(['kind', 'begins', 'ends', 'other_id'])
      .where('review_id', '=', id)
      .orderBy('position')
      .execute();
    return rows.map((row) => Object.values(row));
  };

  it('is nothing in most', async () => {
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    expect(await flagsOf(await submit({ text: 'Worked for 12.50 USD.' }, [photo]))).toEqual([]);
  });

  it('is where it stands in the text, and which pictures have a QR code', async () => {
    const [photo, code] = [
      await sharp({ create: { width: 300, height: 200, channels: 3, background: '#369' } })
        .png()
        .toBuffer(),
      await drawQrCode('LPA:1$rsp.example$SECRET-CODE'),
    ];
    const id = await submit({ text: 'See www.evil.example' }, [photo, code, photo, code]);
    expect(await flagsOf(id)).toEqual([
      ['link', 4, 20, null],
      ['qr-code', 1, null, null],
      ['qr-code', 3, null, null],
    ]);
    const stored = await suite.database.queries.selectFrom('review_flag').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('SECRET');
  });

  it('is the same text for a provider, and the same name', async () => {
    const first = await submit({ name: 'Aiko', text: 'Fast on the train.' }, [], submissionNow);
    const later = new Date(submissionNow.getTime() + minuteMs);
    const second = await submit({ name: 'Mika', text: 'Fast on the train.' }, [], later);
    const third = await submit({ name: 'Mika', text: 'Fast on the tram.' }, [], new Date(later.getTime() + minuteMs));
    expect([await flagsOf(first), await flagsOf(second), await flagsOf(third)]).toEqual([
      [],
      [['same-text', null, null, first]],
      [['same-author', null, null, second]],
    ]);
  });

  it('is more than three for a provider in ten minutes', async () => {
    const found: unknown[] = [];
    for (const minute of [0, 1, 2, 9, 10, 25]) {
      const at = new Date(submissionNow.getTime() + minute * minuteMs);
      found.push(await flagsOf(await submit({ name: `n${minute}`, text: `t${minute}` }, [], at)));
    }
    const burst = [['burst', null, null, null]];
    // The first is ten minutes old when the fifth comes.
    expect(found).toEqual([[], [], [], burst, burst, []]);
  });

  it('goes with what is left out', async () => {
    const code = await drawQrCode('LPA:1$a$b');
    const id = await submit({ text: 'See www.evil.example or a@b.example' }, [code, code]);
    const desk = deskOf(suite.database);
    await desk.decideNow(reviewDecisions.omit, id, { pictures: [0] });
    await desk.decideNow(reviewDecisions.blackOut, id, { words: [{ begins: 4, ends: 20 }] });
    expect(await flagsOf(id)).toEqual([
      ['email', 24, 35, null],
      ['qr-code', 1, null, null],
    ]);
  });

  it.skipIf(engine !== 'sqlite')(
    'leaves no word that was blacked out in any byte of the file and its log',
    async () => {
      // Over pages of its own.
      const id = await submit({ text: `Call 8190-1234-5678 now. ${'It worked on the train. '.repeat(60)}` });
      const folder = dirname(suite.database.shownAs);
      const filesWith = (words: string) =>
        readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(words));
      expect(filesWith('8190-1234-5678')).not.toEqual([]);
      await deskOf(suite.database).decideNow(reviewDecisions.blackOut, id, { words: [{ begins: 5, ends: 19 }] });
      expect(filesWith('8190-1234-5678')).toEqual([]);
      expect(filesWith('Call ▇▇▇')).not.toEqual([]);
    },
  );

  it.skipIf(engine !== 'sqlite')(
    'is forgotten with its author, with what was opened and decided, in every byte of the file',
    async () => {
      const id = await submit({ email: 'aiko@example.org', text: 'See www.evil.example' }, [
        await drawQrCode('LPA:1$a$b'),
      ]);
      const other = await submit({ email: 'bob@example.org', name: 'Aiko', text: 'Good.' });
      const desk = deskOf(suite.database, { by: { operator: 'reader-of-aiko', via: 'desk' } });
      await desk.reviews.images(id, { read: async () => true, operator: 'reader-of-aiko', at: submissionNow });
      const parameters = { reason: null, note: null, pictures: [], words: [{ begins: 4, ends: 17 }] };
      const decider = { ...deciderOf(suite.database), by: { operator: 'reader-of-aiko', via: 'desk' } as const };
      await decide(decider, reviewDecisions.approve, { subject: id, parameters, delayMs: decisionDelayMs });
      const publicId = await suite.database.queries
        .selectFrom('review_image')
        .select('public_id')
        .executeTakeFirstOrThrow();
      const marks = [publicId.public_id, '"begins":4,"ends":17'];
      expect(marks.filter((mark) => !filesWith(mark))).toEqual([]);
      const forgotten = await runCommandLine(
        'forget aiko@example.org',
        { DATABASE_URL: suite.url, DATA_DIR: makeFolder() },
        submissionNow,
      );
      expect(forgotten).toMatchObject({ status: 0, err: '' });
      expect(marks.filter(filesWith)).toEqual([]);
      expect([await flagsOf(id), await flagsOf(other)]).toEqual([[], []]);
      const opened = await suite.database.queries.selectFrom('review_image_opened').selectAll().execute();
      const decisions = await suite.database.queries
        .selectFrom('due_decision')
        .select(['state', 'parameters'])
        .execute();
      expect([opened, decisions]).toEqual([[], [{ state: 'refused', parameters: '{}' }]]);
    },
  );

  /** Whether a text stands in the database's files. */
  function filesWith(text: string): boolean {
    const folder = dirname(suite.url.replace('sqlite:', ''));
    return readdirSync(folder).some((name) => readFileSync(join(folder, name), 'latin1').includes(text));
  }
});

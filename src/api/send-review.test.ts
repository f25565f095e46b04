import { noFacts } from '#domain/review/review-facts.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import type { ReviewSubmission, SubmitAnswer } from '#reviews/review-submission.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { multipart, partsOf, postReview, validFields } from '#tests/support/review-form-body.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

const origin = 'http://localhost:3000';

describe('POST /api/reviews', () => {
  let app: FastifyInstance;
  let sent: ReviewSubmission[];
  let answer: SubmitAnswer;

  beforeEach(async () => {
    sent = [];
    answer = { status: 'stored', id: 'review-1' };
    const submitReview = async (submission: ReviewSubmission): Promise<SubmitAnswer> => {
      sent.push(submission);
      return answer;
    };
    app = await buildTestServer({ context: { ...createMemoryContext({ origin }), submitReview } });
  });

  afterEach(() => app.close());

  const withFields = (fields: Readonly<Record<string, string>>): Buffer =>
    multipart(partsOf({ ...validFields, ...fields }));

  it('passes on the validated and cleaned form', async () => {
    const images = [Buffer.from('one'), Buffer.from('two')];
    const body = multipart(partsOf({ ...validFields, name: ' Aiko\r\n', countries: 'jp, KR,,JP' }, images));
    const { statusCode, headers } = await postReview(app, {
      body,
      locale: 'ja',
      headers: { 'idempotency-key': 'attempt-1', 'x-forwarded-for': '192.0.2.7' },
    });
    expect([statusCode, headers['cache-control']]).toEqual([201, 'no-store']);
    expect(sent).toEqual([
      {
        draft: {
          name: 'Aiko',
          email: 'aiko@example.org',
          countries: ['JP', 'KR'],
          provider: 'p1',
          text: 'Worked on the train.\nAnd in the mountains.',
          rating: 4,
          facts: noFacts,
        },
        language: 'ja',
        images: images.map((bytes) => ({ bytes })),
        token: 'token',
        idempotencyKey: 'attempt-1',
        client: '192.0.2.7',
      },
    ]);
  });

  it('removes bidirectional control characters', async () => {
    await postReview(app, { body: withFields({ name: '\u202eשירה (5)\u200f', text: '\u2067a\u202c b' }) });
    expect(sent.map(({ draft }) => [draft.name, draft.text])).toEqual([['שירה (5)\u200f', 'a b']]);
  });

  it.each(locales)('says what happens next in %s', async (locale) => {
    const message = textsOf(locale).moderation.received;
    expect((await postReview(app, { locale })).json()).toEqual({ id: 'review-1', status: 'pending', message });
  });

  it('answers a repeat as the first time', async () => {
    answer = { status: 'again', id: 'review-1' };
    const repeated = await postReview(app);
    expect([repeated.statusCode, repeated.json()]).toMatchObject([201, { id: 'review-1', status: 'pending' }]);
  });

  it.each([
    [{ status: 'refused', errors: ['images'], reason: 'image: broken' }, 422, 'invalid_review'],
    [{ status: 'conflict' }, 409, 'key_reused'],
    [{ status: 'limited' }, 429, 'too_many_requests'],
  ] as const)('makes an answer of %j', async (given, status, code) => {
    answer = given;
    const refused = await postReview(app);
    expect([refused.statusCode, refused.json()]).toMatchObject([status, { error: { code } }]);
    expect(refused.body).not.toContain('broken');
  });

  it('says why an image was refused', async () => {
    const message = 'An image is so long that nobody could read it.';
    answer = { status: 'refused', errors: ['images'], reason: 'image: too-long', message };
    expect((await postReview(app)).json()).toMatchObject({ error: { message }, errors: ['images'] });
  });

  it('accepts images whatever type their part declares', async () => {
    const value = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    const parts = [
      { name: 'images', value, fileName: 'a.jpg', type: 'image/jpg' },
      { name: 'images', value, fileName: 'b', type: 'application/octet-stream' },
      { name: 'images', value, fileName: 'c.jfif' },
      { name: 'images', value, type: 'image/jpeg' },
      { name: 'images', value },
    ];
    expect((await postReview(app, { body: multipart([...partsOf(), ...parts]) })).statusCode).toBe(201);
    expect(sent[0]?.images).toEqual(parts.map(() => ({ bytes: value })));
  });

  it('names every field that is missing or wrong, in the order of the form', async () => {
    const refused = await postReview(app, { body: multipart([]) });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { errors: ['providers', 'countries', 'rating', 'text', 'name', 'email'] },
    ]);
    for (const [field, value, error] of [
      ['rating', '6', 'rating'],
      ['rating', '4.5', 'rating'],
      ['countries', 'JP,QQ', 'countries'],
      ['text', 'x'.repeat(10_001), 'text'],
      ['text', '長'.repeat(30_000), 'text'],
      ['name', '\u0000', 'name'],
      ['email', 'aiko', 'email'],
    ]) {
      const one = await postReview(app, { body: withFields({ [String(field)]: String(value) }) });
      expect(one.json(), String(value).slice(0, 20)).toMatchObject({ errors: [error] });
    }
    expect(sent).toEqual([]);
  });

  it('refuses a filled honeypot', async () => {
    const refused = await postReview(app, { body: withFields({ website: 'https://buy.example' }) });
    expect([refused.statusCode, refused.json(), sent]).toMatchObject([422, { errors: ['recaptcha'] }, []]);
    expect((await postReview(app, { body: withFields({ website: '' }) })).statusCode).toBe(201);
  });

  it('accepts a form without a picked file, as browsers send it', async () => {
    const body = multipart([
      ...partsOf(),
      { name: 'images', value: '', fileName: '', type: 'application/octet-stream' },
    ]);
    expect((await postReview(app, { body })).statusCode).toBe(201);
    expect(sent[0]?.images).toEqual([]);
  });

  it('accepts a review in English from a page in an unknown language', async () => {
    const answer = await postReview(app, { locale: 'xx&lang=ja' });
    expect([answer.statusCode, answer.json().message]).toEqual([201, textsOf('en').moderation.received]);
    expect(sent).toMatchObject([{ language: 'en' }]);
  });

  it('refuses forms of other sites, other types, and other methods', async () => {
    expect((await postReview(app, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
    expect((await postReview(app, { headers: { origin: 'https://evil.example' } })).statusCode).toBe(403);
    expect((await postReview(app, { headers: { 'content-type': 'application/json' } })).statusCode).toBe(415);
    expect((await postReview(app, { headers: { 'idempotency-key': 'two words' } })).statusCode).toBe(400);
    expect((await postReview(app, { headers: { 'idempotency-key': 'x'.repeat(256) } })).statusCode).toBe(400);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const other = await app.inject({ method, url: '/api/reviews' });
      expect([other.statusCode, other.headers['allow']]).toEqual([405, 'POST']);
    }
    expect(sent).toEqual([]);
  });

  it('refuses a request without a body', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/reviews' });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'bad_request' } }]);
  });

  it('accepts thirty attempts in ten minutes from one client', async () => {
    const from = (address: string) => postReview(app, { headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < 30; count += 1) expect((await from('192.0.2.1')).statusCode).toBe(201);
    const refused = await from('192.0.2.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    expect((await from('192.0.2.2')).statusCode).toBe(201);
  });

  it('is documented', async () => {
    const document = (await app.inject('/api/openapi.json')).json();
    const { requestBody, responses } = document.paths['/api/reviews'].post;
    const { schema } = requestBody.content['multipart/form-data'];
    expect(schema.properties).toMatchObject({ images: { maxItems: 5 }, text: { maxLength: 10_000 } });
    expect(schema.required).toContain('recaptchaToken');
    expect(Object.keys(responses)).toEqual(['201', '400', '403', '409', '413', '422', '429']);
  });

  it('repeats nothing of what was sent', async () => {
    const body = withFields({ email: '<script>alert(1)</script>' });
    expect((await postReview(app, { body })).body).not.toContain('script');
  });
});

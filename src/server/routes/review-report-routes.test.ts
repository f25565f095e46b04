import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReviewReports } from '#reviews/review-reports.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { buildTestServer, plainSite } from '#tests/support/server-parts.ts';

const origin = 'http://localhost:3000';

const form = {
  locale: 'ja',
  review: 'r1',
  reason: 'copyright',
  explanation: 'The picture is mine.',
  name: 'Mia',
  email: 'mia@example.org',
  faith: 'yes',
};

describe('POST /reports/review', () => {
  let app: FastifyInstance;
  let filed: unknown[];
  let asked: string[];

  beforeEach(async () => {
    [filed, asked] = [[], []];
    const reviewReports: ReviewReports = {
      providerOf: async () => 'Nori',
      file: async (report) => (filed.push(report), report.reviewId === 'r1' ? '23456789AB' : null),
      object: async ({ number }) => number === '23456789AB',
    };
    app = await buildTestServer({
      context: { ...createMemoryContext({ origin }), reviewReports },
      site: {
        ...plainSite,
        answer: async ({ path, search }) => {
          asked.push(path + search);
          return { kind: 'page', status: 200, html: 'a page', headers: {} };
        },
      },
    });
  });

  afterEach(() => app.close());

  function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  it('stores a report and answers with its number, at no address that is logged', async () => {
    const answer = await post('/reports/review', form);
    expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      200,
      undefined,
      'no-store',
    ]);
    expect(filed).toHaveLength(1);
    expect(asked).toEqual(['/ja/report-review?review=r1&receipt=23456789AB&mailed=0']);
  });

  it.each([
    ['name', { name: '' }],
    ['email', { email: 'mia' }],
    ['faith', { faith: '' }],
    ['reason', { reason: 'dislike' }],
    ['explanation', { explanation: ' ' }],
  ])('shows the filled form again where "%s" is wrong', async (wrong, given) => {
    expect((await post('/reports/review', { ...form, ...given })).statusCode).toBe(400);
    expect(filed).toEqual([]);
    expect(new URLSearchParams(asked[0]?.split('?')[1]).get('wrong')).toBe(wrong);
  });

  it('asks for no name where the law does not', async () => {
    for (const reason of ['child-abuse', 'advertising'])
      expect((await post('/reports/review', { ...form, reason, name: '', email: '' })).statusCode).toBe(200);
  });

  it('refuses other sites, reviews that are not shown and more than ten an hour', async () => {
    expect((await post('/reports/review', form, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post('/reports/review', { ...form, review: 'r2' })).statusCode).toBe(404);
    for (let count = 1; count < 10; count += 1) await post('/reports/review', form);
    expect((await post('/reports/review', form)).statusCode).toBe(429);
  });

  it('reopens a report by its number, however it is written', async () => {
    const objection = { locale: 'en', number: '23456-789ab', text: 'Look again.' };
    expect((await post('/reports/review/objection', objection)).statusCode).toBe(200);
    expect((await post('/reports/review/objection', { ...objection, number: '1' })).statusCode).toBe(400);
  });
});

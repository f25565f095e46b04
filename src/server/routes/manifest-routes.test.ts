import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { locales } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly lang: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestServer();
});
afterAll(() => app.close());

describe('the web manifest', () => {
  it.each(locales)('speaks %s and starts there', async (locale) => {
    const answer = await app.inject(localizePath('/manifest.webmanifest', locale));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const description = messagesFor(locale).plan.facts.siteDescription;
    const expected = { id: '/', lang: locale, start_url: localizePath('/', locale), description };
    expect(answer.json()).toMatchObject({ name: 'Roamchart', ...expected });
  });

  it('has the icons that installing needs, and they exist', async () => {
    const { icons } = (await app.inject('/manifest.webmanifest')).json<Manifest>();
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    const pngIcons = icons.filter(({ src }) => src.endsWith('.png'));
    for (const { src } of pngIcons) expect((await app.inject(src)).statusCode, src).toBe(200);
  });
});

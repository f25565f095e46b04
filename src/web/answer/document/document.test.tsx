import { describe, expect, it } from 'vitest';
import { createMemoryContext, memoryNow } from '#tests/support/memory-context.ts';
import { payloadOf, testAssets } from '#tests/support/site-visit.ts';
import { defaultCurrency } from '#domain/money/currencies.ts';
import { messagesFor } from '#i18n/messages.ts';
import { buildShell } from '#web/answer/load-shell.ts';
import type { PagePayload } from '#web/pages/page-payload.ts';
import { renderDocument } from './render-document.tsx';
import { endScript, startScript, headScript } from './inline-scripts.ts';

const { site } = createMemoryContext();

function makePayload(path: string): PagePayload {
  return {
    shell: buildShell({
      site,
      locale: 'en',
      path: '/',
      currency: defaultCurrency,
      theme: null,
      showsExamples: false,
      now: memoryNow,
    }),
    head: { title: 'T', description: 'D' },
    content: { page: 'not-found', data: { path, places: [], noPlans: null } },
  };
}

const render = (payload: PagePayload): string =>
  renderDocument({ payload, messages: messagesFor('en'), assets: testAssets });

describe('renderDocument', () => {
  it('carries a payload that cannot end its own element', () => {
    const payload = makePayload('</script><script>alert(1)</script>\u2028');
    const html = render(payload);
    expect(html.match(/<\/script>/g)).toHaveLength(4);
    expect(payloadOf(html)).toEqual(JSON.parse(JSON.stringify(payload)));
  });

  it('says where the API is, where that is not the usual place', () => {
    const payload = makePayload('/x');
    expect(render(payload)).not.toContain('data-api');
    const elsewhere = { ...payload, shell: { ...payload.shell, apiBase: '/v1/api' } };
    expect(render(elsewhere)).toContain('<html lang="en" data-api="/v1/api"');
  });

  it('names the files of the build', () => {
    const html = render(makePayload('/x'));
    expect(html).toContain(
      '<link rel="preload" href="/assets/font.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>',
    );
    expect(html).toContain(`<script>${headScript}</script><link rel="stylesheet" href="/assets/styles.css"/>`);
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css" disabled=""/>');
    expect(html).toContain(`<script data-scripts="/assets/site.js">${startScript}</script>`);
    expect(html).toContain(`<script type="module">${endScript}</script></body>`);
  });
});
